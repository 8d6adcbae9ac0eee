import { linesFor } from "./lines-for";

const file = "content/site/redirects.json";
const pages = { "events/new.json": { id: "new", title: "New" } };
const linesOf = (redirects: unknown) => linesFor({ ...pages, "site/redirects.json": { redirects } });

describe("The list of redirects", () => {
  it("may lead from a free address to a page, a link or another redirect", () => {
    expect(
      linesOf([
        { from: "/events/old", to: "/events/new" },
        { from: "/events/খেলা", to: "https://example.org/" },
        { from: "/older/", to: "/notice" },
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      [{ from: "/events/new", to: "/notice" }],
      `${file}: redirects[0].from: is '/events/new', which is a page of the site, expected an address that is free`,
    ],
    [
      [{ from: "/notice/", to: "/events" }],
      `${file}: redirects[0].from: is '/notice', which is a page of the site, expected an address that is free`,
    ],
    [
      [{ from: "/api/x", to: "/events" }],
      `${file}: redirects[0].from: is '/api/x', which belongs to the build, expected the address of a page`,
    ],
    [
      [
        { from: "/a", to: "/events" },
        { from: "/a/", to: "/notice" },
      ],
      `${file}: redirects[1].from: is '/a', which stands there twice, expected it once`,
    ],
    [
      [{ from: "/a", to: "/a" }],
      `${file}: redirects[0].from: is '/a', which leads back to itself, expected an end of the way`,
    ],
  ])("%j is an error", (redirects, line) => {
    expect(linesOf(redirects).join("\n")).toContain(line);
  });

  it.each(["events/old", "//evil.example.org", "/a?b", "/a b", "/", "https://x.example.org"])(
    "can't begin at %j",
    (from) => {
      expect(linesOf([{ from, to: "/events" }]).join("\n")).toContain(`${file}: redirects[0].from: is '${from}'`);
    },
  );

  it("can't lead to a script", () => {
    expect(linesOf([{ from: "/a", to: "javascript:alert(1)" }]).join("\n")).toContain(`${file}: redirects[0].to:`);
  });
});
