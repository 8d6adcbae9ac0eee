import { clubSettings } from "../../../../src/model/build-constants";
import { linesFor } from "./lines-for";

describe("The settings of a club", () => {
  it("are checked: an unknown time zone or currency is an error that names the nearest one", () => {
    expect(linesFor({ "site/settings.json": { timeZone: "America/Sao Paolo", currency: "BRI" } })).toEqual([
      "content/site/settings.json: currency: is 'BRI', expected the code of a currency (ISO 4217), such as 'BRL'",
      "content/site/settings.json: timeZone: is 'America/Sao Paolo', expected the IANA name of a time zone, such as 'America/Sao_Paulo'",
    ]);
  });

  it("may name the same shift twice, which is a warning", () => {
    const shifts = (...shiftValues: string[]) => linesFor({ "site/settings.json": { memberFields: { shiftValues } } });
    expect(shifts("Day", "Night", "Day", "Day")).toEqual([
      "content/site/settings.json: memberFields.shiftValues: warning: names 'Day' twice, expected each value once",
    ]);
    expect(shifts("Day", "Night")).toEqual([]);
  });

  it("may name the same group of the team twice, which is a warning", () => {
    expect(linesFor({ "site/settings.json": { teamGroups: ["Web", "Web"] } })).toEqual([
      "content/site/settings.json: teamGroups: warning: names 'Web' twice, expected each value once",
    ]);
  });

  it("must not name two categories of events whose calendars have one address, nor one without letters", () => {
    const categories = (...eventCategories: string[]) => linesFor({ "site/settings.json": { eventCategories } });
    expect(categories("Talk", "Contest", "talk!")).toEqual([
      "content/site/settings.json: eventCategories: names 'Talk' and 'talk!', expected categories that differ in their letters or digits",
    ]);
    expect(categories("!")).toEqual([
      "content/site/settings.json: eventCategories: names '!', expected a short name with letters or digits",
    ]);
    expect(categories("Guest talk", "লেকচার")).toEqual([]);
  });

  it("of a tree that is checked do not become those of the site", () => {
    expect(linesFor({ "site/settings.json": { timeZone: "Europe/Berlin" } })).toEqual([]);
    expect(clubSettings().timeZone).toBe("Asia/Dhaka");
  });
});

describe("A part that is switched off", () => {
  const off = { "site/settings.json": { off: ["courses", "blog"] } };

  it("must exist", () => {
    const [line] = linesFor({ "site/settings.json": { off: ["curses"] } });
    expect(line).toMatch(
      /^content\/site\/settings\.json: off\[0\]: is the text 'curses', expected one of events, .*courses/,
    );
  });

  it("is warned of where content links to it", () => {
    const notice = { id: "n", title: "N", content: "Read [this](/blog) and [that](/myclass/x)." };
    expect(linesFor({ ...off, "notices/n.json": notice })).toEqual([
      expect.stringMatching(/^content\/notices\/n\.json: content: warning: .*'\/blog', which belongs to a part/),
      expect.stringMatching(
        /'\/myclass\/x', which belongs to a part of the site that site\/settings\.json switches off/,
      ),
    ]);
  });

  it("is warned of in a menu, and unknown pages are too", () => {
    const header = [
      { label: "Courses", link: "/myclass" },
      { label: "Nothing", link: "/nothing" },
      { label: "No link" },
    ];
    expect(linesFor({ ...off, "site/menus.json": { header } })).toEqual([
      expect.stringContaining("content/site/menus.json: header[0].link: warning: "),
      expect.stringContaining("content/site/menus.json: header[1].link: warning: "),
      expect.stringContaining("content/site/menus.json: header[2].link: is missing"),
    ]);
  });
});

it("A colour that is hard to read is an error that names the nearest one that is not", () => {
  expect(linesFor({ "site/settings.json": { accent: "#ff7a00", accentDark: "#ff7a00" } })).toEqual([
    "content/site/settings.json: accent: is '#ff7a00', whose contrast in the light theme is 2.12, expected at least 4.5, as '#a75000' has",
  ]);
});
