import { routes } from "../../../../src/domain/routes";
import { foldersWith, hasFeature } from "../../../../src/model/descriptors";
import { articleFile, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const notices = (count: number): TreeFiles =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `notices/n${index}.json`,
      { id: `n${index}`, title: "N", ...(index > 0 && { date: `${2024 + (index % 2)}-01-02` }) },
    ]),
  );

const person = { name: "Nusrat Jahan", session: "2023-2024", shift: "1st", portfolio: "https://nusrat.example.org" };

/** One item of each kind that has pages, and notices of too many years for one page. */
const files: TreeFiles = {
  ...notices(101),
  "events/e.json": { id: "e", title: "E" },
  "workshops/w.json": { id: "w", title: "W" },
  "posts/1.json": { id: 1, title: "P" },
  "blog/a.md": articleFile("title: A\nstatus: published"),
  "members/1.json": { id: 1, ...person },
  "team/1.json": { id: 1, name: "T" },
  "past-leaders/2.json": { id: 2, name: "L" },
  "advisors/1.json": { id: 1, name: "A" },
  "courses/c.json": { id: "c", title: "C", modules: [{ id: "m.py", title: "M" }] },
  "projects/p.json": { id: "p", title: "P" },
  "achievements/a.json": { id: "a", title: "A" },
  "results/r.json": { id: "r", title: "R", date: "2026-01-01" },
  "sheets/s.json": { id: "s", title: "S" },
  "sponsors/s.json": { id: "s", name: "S" },
  "resources/r.json": { id: "r", title: "R", url: "https://example.org" },
  "questions/q.json": { id: "q", question: "Q?", answer: "A" },
  "pages/rules.md": articleFile("title: Rules"),
};

const ids = {
  ...{
    events: "e",
    workshops: "w",
    notices: "n0",
    posts: 1,
    blog: "a",
    courses: "c",
    projects: "p",
    results: "r",
    sheets: "s",
  },
  ...{ members: 1, team: 1, "past-leaders": 2, advisors: 1 },
};

type Routes = typeof routes;
type FunctionRoute = { [Name in keyof Routes]: Routes[Name] extends string ? never : Name }[keyof Routes];

/** The addresses that each route makes from that content; the compiler requires those of a new route. */
const made: Readonly<Record<FunctionRoute, readonly string[]>> = {
  list: foldersWith("list").map(routes.list),
  item: foldersWith("item").map((folder) => routes.item(folder, ids[folder])),
  inList: [routes.inList("questions", "q")],
  attendance: [routes.attendance("w")],
  intro: foldersWith("intro").map((folder) => routes.intro(folder, ids[folder])),
  oldItem: foldersWith("oldItem").map((folder) => routes.oldItem(folder, ids[folder])),
  year: ["2024", "2025", "undated"].map((year) => routes.year("notices", year)),
  sharedPost: [routes.sharedPost(1)],
  courseModule: [routes.courseModule("c", "m.py")],
  calendarOfCategory: [routes.calendarOfCategory("workshop")],
  itemCalendar: [routes.itemCalendar("events", "e")],
  feed: foldersWith("list").flatMap((folder) =>
    hasFeature(folder, "feed")
      ? [routes.feed(routes.list(folder), "xml"), routes.feed(routes.list(folder), "json")]
      : [],
  ),
  openData: [routes.openData("events")],
  openDataSchema: [routes.openDataSchema("events")],
  adminSandbox: [routes.adminSandbox("")],
  portfolio: [routes.portfolio("nusrat-jahan")],
  page: [routes.page("rules")],
};
const fixed = Object.values(routes).filter((route) => typeof route === "string");
const addresses = [...fixed, ...Object.values(made).flat()];

describe("Every address of the site", () => {
  it("may be linked", () => {
    const content = addresses.map((address) => `[x](${address})`).join(" ");
    const menu = { footer: made.year.map((link) => ({ label: "X", link })) };
    const event = { id: "links", title: "L", fullDescription: content };
    expect(linesFor({ ...files, "events/links.json": event, "site/menus.json": menu })).toEqual([]);
  });

  it("keeps redirects away", () => {
    const paths = [...new Set(addresses.map((address) => address.replace(/[?#].*$/, "")))].filter(
      (path) => path !== "/",
    );
    const redirects = paths.map((from) => ({ from, to: "https://example.org" }));
    const lines = linesFor({ ...files, "site/redirects.json": { redirects } });
    expect(
      paths.filter((path) => !lines.some((line) => line.includes(`from: has the address '${path}', which `))),
    ).toEqual([]);
  });
});

describe("The archive of notices", () => {
  const link = { "events/e.json": { id: "e", title: "E", readMoreLink: "/notice/archive/2025" } };

  it("has no page where one list holds all notices", () => {
    expect(linesFor({ ...notices(100), ...link })).toEqual([
      "content/events/e.json: readMoreLink: points to '/notice/archive/2025', which does not exist, expected the address of a notice",
    ]);
  });

  it("has pages only of years with notices", () => {
    const event = { ...link["events/e.json"], readMoreLink: "/notice/archive/2023" };
    expect(linesFor({ ...notices(101), "events/e.json": event })).toHaveLength(1);
  });
});

test("the terms of past leaders have pages where one list can't hold them all", () => {
  const leaders = (count: number): TreeFiles =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `past-leaders/${100 + index}.json`,
        { id: 100 + index, name: `Leader ${index}`, tenure: `${2010 + (index % 9)} – ${2011 + (index % 9)}` },
      ]),
    );
  const event = { id: "e", title: "E", readMoreLink: "/team/archive/2012-2013" };
  expect(linesFor({ ...leaders(31), "events/e.json": event })).toEqual([]);
  expect(linesFor({ ...leaders(30), "events/e.json": event })).toHaveLength(1);
});
