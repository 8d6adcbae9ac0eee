import { articleFile, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const event = (fields: object): TreeFiles => ({ "events/x.json": { id: "x", title: "X", ...fields } });

test("a list of more entries than any page shows is refused", () => {
  expect(linesFor(event({ prizes: Array.from({ length: 2_001 }, () => "a cup") }))).toEqual([
    "content/events/x.json: prizes: has 2001 entries, expected at most 2000",
  ]);
});

test("front matter that unfolds to billions of texts is refused", () => {
  const nineTimes = (text: string) => Array.from({ length: 9 }, () => text).join();
  const inner = "bcdefghij"
    .split("")
    .map((name, index) => `${name}: &${name} [${nineTimes(`*${"abcdefghi"[index]}`)}]`);
  expect(linesFor({ "blog/first.md": articleFile([`a: &a [${nineTimes("1")}]`, ...inner].join("\n")) })).toEqual([
    "content/blog/first.md: contains front matter that can't be resolved (Excessive alias count indicates a resource exhaustion attack), expected fields such as 'title: Your first contest'",
  ]);
});

test("the name of a field that is unknown or defined twice is cut", () => {
  const long = "x".repeat(4_000);
  const lines = linesFor({ "events/x.json": `{ "id": "x", "title": "X", "${long}": 1, "${long}": 2 }` });
  const name = `${"x".repeat(197)}…`;
  expect(lines).toEqual([
    expect.stringContaining(`content/events/x.json: ${name}: warning: is defined twice`),
    expect.stringContaining(`content/events/x.json: ${name}: warning: is not a field that the site reads`),
  ]);
});

test.each(["index", "index.html", "INDEX.HTML", "index.htm", "page-data.json", ".", ".."])(
  "a module can't have the name of a file of its course: %s",
  (id) => {
    const lines = linesFor({ "courses/c.json": { id: "c", title: "C", modules: [{ id, title: "A" }] } });
    expect(lines).toEqual([expect.stringContaining(`modules[0].id: is '${id}', `)]);
  },
);

test("no one's portfolio takes the place of the home page's data", () => {
  const lines = linesFor({ "team/1.json": { id: 1, name: "Index", portfolio: "https://example.org" } });
  expect(lines).toEqual([expect.stringContaining("the address '/index', which is a page of the site")]);
});
