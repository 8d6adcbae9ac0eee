import { adminRules, headerRules } from "../../../../src/outputs/headers/security-headers";
import { checkedRules, renderHeadersFile } from "../../../../src/outputs/headers/headers-file";

const rule = (path: string, name: string, value: string) => [{ path, headers: [[name, value] as const] }];

test("the headers of the site pass", () => {
  const rules = headerRules(
    { images: ["https://a.example.org"], frames: ["https://b.example.org:8443"] },
    adminRules({ connections: ["http://127.0.0.1:8081"] }),
  );
  expect(checkedRules(rules)).toBe(rules);
});

test.each([
  "a\nX-Evil: 1",
  "a\rb",
  "a\tb",
  "$arg_x",
  "{env.HOME}",
  'a"b',
  "a\\b",
  "a`b",
  "a#b",
  "a|b",
  "é",
  "",
  "\u2028",
])("the value %j does not pass", (value) => {
  expect(() => renderHeadersFile(rule("/*", "X-A", value))).toThrow("The header X-A must not be");
});

test.each(["", "A B", "A:", "A\n", "$a", "1A"])("the name %j does not pass", (name) => {
  expect(() => renderHeadersFile(rule("/*", name, "1"))).toThrow("is not the name of a header");
  expect(() => renderHeadersFile([{ path: "/x", headers: [], replaces: [name] }])).toThrow(
    "is not the name of a header",
  );
});

test.each(["", "x", "/a b", "/a\n/b", "/:x", "/*/x", "/a;b", '/a"b', "/$x", "/খ"])(
  "the path %j does not pass",
  (path) => {
    expect(() => renderHeadersFile(rule(path, "X-A", "1"))).toThrow("No header can be given to");
  },
);

test("a line of the headers file that a host would leave out for its length is an error", () => {
  const ofLength = (length: number) => rule("/*", "X-A", "a".repeat(length - "  X-A: ".length));
  expect(renderHeadersFile(ofLength(2000)).split("\n")[1]).toHaveLength(2000);
  expect(() => renderHeadersFile(ofLength(2001))).toThrow("longer than 2000 characters");
});
