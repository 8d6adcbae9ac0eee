import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const page = (name: string) => ({ [`pages/${name}.md`]: articleFile("title: A page") });

const cases: BrokenContent[] = [
  {
    error: "the address of a list",
    files: page("events"),
    lines: ["content/pages/events.md: has the address '/events', which belongs to the site, expected another name"],
  },
  {
    error: "the address of a list in other letters",
    files: page("Blog"),
    lines: ["content/pages/Blog.md: has the address '/Blog', which belongs to the site, expected another name"],
  },
  {
    error: "the address of a section",
    files: page("profile"),
    lines: ["content/pages/profile.md: has the address '/profile', which belongs to the site, expected another name"],
  },
  {
    error: "the address of the editor",
    files: page("admin"),
    lines: ["content/pages/admin.md: has the address '/admin', which belongs to the site, expected another name"],
  },
  {
    error: "the address of a portfolio",
    files: {
      ...page("nusrat-jahan"),
      "team/1.json": { id: 1, name: "Nusrat Jahan", portfolio: "https://nusrat.example.org" },
    },
    lines: [
      "content/pages/nusrat-jahan.md: has the address '/nusrat-jahan', which the portfolio of content/team/1.json already has, expected another name",
    ],
  },
  {
    error: "the address of a file of static/",
    files: { ...page("rules"), "static-for-tests/rules": "a file" },
    lines: ["content/pages/rules.md: has the address '/rules', which is a file of static/, expected another name"],
  },
  {
    error: "the address of a redirect",
    files: { ...page("privacy"), "site/redirects.json": { redirects: [{ from: "/privacy", to: "/notice" }] } },
    lines: [
      "content/site/redirects.json: redirects[0].from: is '/privacy', which is a page of the site, expected an unused address",
    ],
  },
  {
    error: "an address whose file browsers would keep as they keep files of the build",
    files: { ...page("start"), ...page("styles") },
    lines: ["start", "styles"].map(
      (name) =>
        `content/pages/${name}.md: has the address '/${name}', which belongs to the build, expected another name`,
    ),
  },
  {
    error: "no title, and a menu that does not exist",
    files: { "pages/privacy.md": articleFile("menu: top") },
    lines: [
      "content/pages/privacy.md: menu: is the text 'top', expected one of header, quick links, footer",
      "content/pages/privacy.md: title: is missing, expected text",
    ],
  },
];

describe("A page of the club", () => {
  it.each(cases)("can't have $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });

  it("has a label in a menu only if a menu links to it", () => {
    expect(linesFor({ "pages/privacy.md": articleFile("title: Privacy\nmenuLabel: Data") })).toEqual([
      "content/pages/privacy.md: menuLabel: warning: has no effect, since no menu links to the page, expected a menu in the field menu",
    ]);
    expect(linesFor({ "pages/privacy.md": articleFile("title: Privacy\nmenuLabel: Data\nmenu: footer") })).toEqual([]);
  });

  it("can be linked from anywhere", () => {
    const files = {
      ...page("privacy"),
      "notices/n.json": { id: "n", title: "N", content: "Read [this](/privacy)." },
      "site/menus.json": { footer: [{ label: "Privacy", link: "/privacy" }] },
    };
    expect(linesFor(files)).toEqual([]);
  });
});
