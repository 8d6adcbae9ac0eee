import { checkYears } from "../../../../src/content/rules/check-years";
import { event } from "../../../../src/model/event";
import { liveCheck } from "../../../../src/components/instructions/live-check";
import { articleFile, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor, now } from "./lines-for";

const club = { name: "N", shortName: "N", baseUrl: "https://club.example.org" };

const expected = (value: string, year: number) =>
  `warning: is '${value}' with the year ${year}, expected a year from 1990 to 2046`;

describe("A year that is probably a slip of the fingers is a warning", () => {
  it.each<[string, TreeFiles, string]>([
    [
      "a date",
      { "events/x.json": { id: "x", title: "X", date: "1906-02-14" } },
      `date: ${expected("1906-02-14", 1906)}`,
    ],
    [
      "a date far ahead",
      { "events/x.json": { id: "x", title: "X", date: "2206-02-14" } },
      `date: ${expected("2206-02-14", 2206)}`,
    ],
    [
      "a date within a list",
      {
        "events/x.json": {
          ...{ id: "x", title: "X", date: "2026-02-14" },
          ...{ repeats: "weekly", repeatsUntil: "2026-03-14", repeatsExcept: ["2026-02-21", "1926-02-28"] },
        },
      },
      `repeatsExcept[1]: ${expected("1926-02-28", 1926)}`,
    ],
    [
      "a day and a time",
      { "events/x.json": { id: "x", title: "X", publishAt: "1926-02-14 18:30" } },
      `publishAt: ${expected("1926-02-14 18:30", 1926)}`,
    ],
    [
      "a date in front matter without quotes",
      { "blog/x.md": articleFile("title: X\npublishDate: 1906-02-14") },
      `publishDate: ${expected("1906-02-14", 1906)}`,
    ],
    [
      "a date in front matter in quotes",
      { "blog/x.md": articleFile('title: X\nlastModified: "2062-02-14"') },
      `lastModified: ${expected("2062-02-14", 2062)}`,
    ],
    [
      "the day and time of an article",
      { "blog/x.md": articleFile("title: X\npublishDate: 2026-02-14\npublishAt: 2062-02-14T18:30:00+06:00") },
      `publishAt: ${expected("2062-02-14T18:30:00+06:00", 2062)}`,
    ],
    [
      "the first day of the registration",
      { "site/registration.json": { openDate: "1226-01-15" } },
      `openDate: ${expected("1226-01-15", 1226)}`,
    ],
    [
      "the session of a member",
      { "members/1.json": { id: 1, name: "N", session: "2203-2204", shift: "1st" } },
      `session: ${expected("2203-2204", 2203)}`,
    ],
    [
      "the session of a leader, with Bangla digits",
      { "team/1.json": { id: 1, name: "N", session: "১৯২৩-২৪" } },
      `session: ${expected("১৯২৩-২৪", 1923)}`,
    ],
    [
      "the tenure of a past leader",
      { "past-leaders/1.json": { id: 1, name: "N", tenure: "2023 - 2204" } },
      `tenure: ${expected("2023 - 2204", 2204)}`,
    ],
    [
      "the term of an earlier role",
      { "team/1.json": { id: 1, name: "N", roles: [{ term: "2023-2024" }, { term: "1202-1203" }] } },
      `roles[1].term: ${expected("1202-1203", 1202)}`,
    ],
    [
      "a deadline that is a date",
      { "notices/x.json": { id: "x", title: "X", deadline: "1926-03-25" } },
      `deadline: ${expected("1926-03-25", 1926)}`,
    ],
    [
      "the year in which the club was founded",
      { "site/club.json": { ...club, foundedYear: 202 } },
      "foundedYear: warning: is 202, expected a year from 1800 to 2026",
    ],
  ])("in %s", (_, files, line) => {
    const lines = linesFor(files).filter((each) => each.includes("expected a year"));
    expect(lines.map((each) => each.slice(each.indexOf(": ") + 2))).toEqual([line]);
  });

  it("and nothing else: dates up to 20 years ahead, words, and days that have a warning already", () => {
    const years = (fields: object) =>
      linesFor({ "notices/x.json": { id: "x", title: "X", ...fields } }).filter((line) => line.includes("a year from"));
    expect(years({ date: "1990-01-01", expiryDate: "2046-12-31" })).toEqual([]);
    expect(years({ date: "1906-02-30" })).toEqual([]);
    expect(years({ deadline: "The first 1200 to register" })).toEqual([]);
    expect(linesFor({ "site/club.json": { ...club, foundedYear: 1921 } })).toEqual([]);
  });

  it("in the forms of /instructions, too", () => {
    const said = liveCheck("events", JSON.stringify({ id: "x", title: "X", date: "1906-02-14" }), now);
    expect(said).toEqual([expect.objectContaining({ path: "date", severity: "warning" })]);
  });
});

test("the years of a list of 50,000 days are checked in one pass", () => {
  const repeatsExcept = Array.from({ length: 50_000 }, (_, index) => (index === 49_999 ? "1926-02-28" : "2026-02-21"));
  const found = checkYears({ source: event, fields: { repeatsExcept } }, now);
  expect(found.map(({ path }) => path)).toEqual(["repeatsExcept[49999]"]);
});
