import { linesFor } from "./lines-for";

const file = "content/site/redirects.json";
const pages = { "events/new.json": { id: "new", title: "New" } };
const linesOf = (redirects: unknown) => linesFor({ ...pages, "site/redirects.json": { redirects } });

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

  it.each([
    ["/", "a path of this site such as /events/old-name, without a query"],
    ["//evil.example.org", "a path of this site such as"],
    ["/\\evil.example.org", "a path of this site such as"],
    ["/a?b", "without a query"],
    ["/a#b", "without a query"],
    ["/a%3Fb", "with the character '?'"],
    ["/a%23b", "with the character '#'"],
    ["/..", "with the step '..'"],
    ["/../../outside", "with the step '..'"],
    ["/events/../index.html", "with the step '..'"],
    ["/./a", "with the step '.'"],
    ["/%2e%2e/outside", "with the step '..'"],
    ["/%2E%2E%2Foutside", "with a slash in disguise"],
    ["/events%2Findex.html", "with a slash in disguise"],
    ["/a%5Cb", "with a slash in disguise"],
    ["/a\\b", "with a slash in disguise"],
    ["/a//b", "with nothing between two slashes"],
    ["/a//", "with nothing between two slashes"],
    ["/*", "with the character '*'"],
    ["/events/*", "with the character '*'"],
    ["/%2A", "with the character '*'"],
    ["/:x", "with the character ':'"],
    ["/events/:splat", "with the character ':'"],
    ["/%3Ax", "with the character ':'"],
    ["/$x", "with the character '$'"],
    ["/{x}", "with the character '{'"],
    ['/a"b', "with the character '\"'"],
    ["/a;b", "with the character ';'"],
    ["/a%", "with a percent sign that encodes nothing"],
    ["/a%ff", "with a percent sign that encodes nothing"],
    ["/a%25b", "with the character '%'"],
    ["/a\ud800", "with the unreadable character"],
    ["/\udc00b", "with the unreadable character"],
    ["/a\u0000b", "with the unreadable character"],
    ["/a%00b", "with an invisible character"],
    ["/a%0Ab", "with an invisible character"],
    ["/a\u202eb", "with an invisible character"],
    ["/.git/config", "with a name that begins or ends with a dot or a space"],
    ["/a./b", "with a name that begins or ends with a dot or a space"],
    ["/a%20/b", "with a name that begins or ends with a dot or a space"],
    [`/${"x".repeat(201)}`, "with a name that is longer than 200 bytes"],
    [`/${"ক".repeat(67)}`, "which is longer than 400 characters once encoded"],
    [`/${"x/".repeat(250)}`, "which is longer than 400 characters once encoded"],
    ["/index.html", "which belongs to the build"],
    ["/INDEX.HTML", "which belongs to the build"],
    ["/index", "which belongs to the build"],
    ["/events/index.html", "which belongs to the build"],
    ["/events/index", "which belongs to the build"],
    ["/events/%69ndex.htm", "which belongs to the build"],
    ["/404.html", "which belongs to the build"],
    ["/404", "which belongs to the build"],
    ["/_headers", "which belongs to the build"],
    ["/_redirects", "which belongs to the build"],
    ["/%5Fheaders", "which belongs to the build"],
    ["/_gatsby/x", "which belongs to the build"],
    ["/page-data/index/page-data", "which belongs to the build"],
    ["/static/x", "which belongs to the build"],
    ["/admin/old", "which belongs to the build"],
    ["/admin", "which is a page of the site"],
    ["/share/x", "which belongs to the build"],
    ["/app-1.js", "which belongs to the build"],
    ["/app-form", "which belongs to the build"],
    ["/chunk-x", "which belongs to the build"],
    ["/old.js", "which belongs to the build"],
    ["/events/x.json", "which belongs to the build"],
    ["/events/x.json/y", "which belongs to the build"],
    ["/robots.txt", "which belongs to the build"],
    ["/notice/feed.xml", "which belongs to the build"],
    ["/notice/feed.xml/old", "which belongs to the build"],
    ["/calendar.ics", "which is a page of the site"],
    ["/webpack.stats.json", "which belongs to the build"],
    ["/theme.png", "which is a file of static/"],
    ["/THEME.png", "which is a file of static/"],
    ["/theme.png/x", "which is a file of static/"],
    ["/club", "which is a file of static/"],
    ["/old.html/x", "which is below the page of a file"],
  ])("can't begin at %j", (from, why) => {
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
    "/events/old-name",
    "/events/old-name/",
    "/a/b",
    "/old.html",
    "/about.php",
    "/index.php",
    "/events/Old_Name~2 (1)",
    "/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE",
    "/events/a%20b",
    "/মজা/খেলা",
    "/clubs",
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
