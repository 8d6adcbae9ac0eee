import { linesFor } from "./lines-for";

const file = "content/site/redirects.json";
const pages = { "events/new.json": { id: "new", title: "New" } };
const linesOf = (redirects: unknown) => linesFor({ ...pages, "site/redirects.json": { redirects } });

const words = (text: string) => text.split(" ");

describe("The list of redirects", () => {
  it("can't lead to an address that makes its line too long for hosts", () => {
    expect(linesOf([{ from: "/a", to: `https://example.org/${"x".repeat(1000)}` }])).toEqual([
      `${file}: redirects[0].to: is 1027 characters long together with its old address, expected at most 1000: hosts ignore longer ones`,
    ]);
  });

  it.each(["events/old", "//evil.example.org", "/a?b", "/a b", "/", "https://x.example.org"])(
    "can't begin at %j",
    (from) => {
      expect(linesOf([{ from, to: "/events" }]).join("\n")).toContain(`${file}: redirects[0].from: is '${from}'`);
    },
  );

  const refused: Readonly<Record<string, readonly string[]>> = {
    "a path of this site such as /events/old-name, without a query": ["/"],
    "a path of this site such as": ["//evil.example.org", "/\\evil.example.org"],
    "without a query": ["/a?b", "/a#b"],
    "with the character '?'": ["/a%3Fb"],
    "with the character '#'": ["/a%23b"],
    "with the step '..'": words("/.. /../../outside /events/../index.html /%2e%2e/outside"),
    "with the step '.'": ["/./a"],
    "with an encoded slash": ["/%2E%2E%2Foutside", "/events%2Findex.html", "/a%5Cb", "/a\\b"],
    "with nothing between two slashes": ["/a//b", "/a//"],
    "with the character '*'": ["/*", "/events/*", "/%2A"],
    "with the character ':'": ["/:x", "/events/:splat", "/%3Ax"],
    "with the character '$'": ["/$x"],
    "with the character '{'": ["/{x}"],
    "with the character '\"'": ['/a"b'],
    "with the character ';'": ["/a;b"],
    "with a percent sign that encodes nothing": ["/a%", "/a%ff"],
    "with the character '%'": ["/a%25b"],
    "with the unreadable character": ["/a\ud800", "/\udc00b", "/a\u0000b"],
    "with an invisible character": ["/a%00b", "/a%0Ab", "/a\u202eb"],
    "with a name that begins or ends with a dot or a space": ["/.git/config", "/a./b", "/a%20/b"],
    "with a name that is longer than 200 bytes": [`/${"x".repeat(201)}`],
    "which is longer than 400 characters once encoded": [`/${"ক".repeat(67)}`, `/${"x/".repeat(250)}`],
    "which belongs to the build": [
      ...words("/index.html /INDEX.HTML /index /events/index.html /events/index /events/%69ndex.htm /404.html /404"),
      ...words("/_headers /_redirects /%5Fheaders /_gatsby/x /page-data/index/page-data /webpack.stats.json"),
      ...words("/static/x /admin/old /share/x /app-1.js /app-form /chunk-x /old.js /events/x.json /events/x.json/y"),
      ...words("/robots.txt /notice/feed.xml /notice/feed.xml/old"),
    ],
    "which is a page of the site": ["/admin", "/calendar.ics"],
    "which is a file of static/": words("/theme.png /THEME.png /theme.png/x /club"),
    "which is below the page of a file": ["/old.html/x"],
  };

  const cases = Object.entries(refused).flatMap(([why, addresses]) =>
    addresses.map((from): [string, string] => [from, why]),
  );
  it.each(cases)("can't begin at %j", (from, why) => {
    const lines = linesFor({
      ...pages,
      "site/redirects.json": { redirects: [{ from, to: "/notice" }] },
      "static-for-tests/theme.png": "a file",
      "static-for-tests/club/index.html": "a page of its own",
    }).filter((line) => line.startsWith(file));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${file}: redirects[0].from: is `);
    expect(lines[0]).toContain(why);
    expect(lines[0]).toContain(", expected ");
  });

  it.each([
    ...words("/events/old-name /events/old-name/ /a/b /old.html /about.php /index.php /events/a%20b /মজা/খেলা /clubs"),
    ...["/events/Old_Name~2 (1)", "/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE"],
  ])("may begin at %s", (from) => {
    const encoded = from.replaceAll(" ", "%20");
    expect(linesOf([{ from: encoded, to: "/notice" }])).toEqual([]);
  });

  it.each([
    "//evil.example.org",
    "/\\evil.example.org",
    "/\t/evil.example.org",
    "/a\ud800",
    "/a\u0000",
    "https://a;b/",
  ])("can't lead to %j", (to) => {
    expect(linesOf([{ from: "/a", to }]).join("\n")).toContain(`${file}: redirects[0].to: is `);
  });
});
