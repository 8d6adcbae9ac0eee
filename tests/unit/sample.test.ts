import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dateSample } from "../../tools/author/date-sample.mjs";
import { occurrenceDays } from "../../src/domain/time/recurrence";
import { isSelection } from "../../src/domain/text/selection";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { makeFolder } from "../support/temporary-folder";
import { parseJsonObject } from "../support/json-object";

const read = (file: string) => parseJsonObject(readFileSync(path.join("content", file), "utf8"));
const items = (folder: string) => readdirSync(path.join("content", folder)).map((file) => read(`${folder}/${file}`));
const textIn = (item: unknown, name: string) => {
  const value: unknown = Reflect.get(Object(item), name);
  return typeof value === "string" ? value : "";
};
const numberIn = (item: unknown, name: string) => Number(Reflect.get(Object(item), name) ?? NaN);

const activities = [...items("events"), ...items("workshops")];

/** A club with its own content here may claim what it likes. */
const isSample = read("contests.json").isSample === true;

(isSample ? describe : describe.skip)("What the sample claims", () => {
  const claims = read("site/club.json").claims;
  const members = items("members");

  it("of its members is at most the number on the list", () => {
    expect(numberIn(claims, "members")).toBeLessThanOrEqual(members.length);
    const competitors = members.filter(({ iscp }) => iscp === true).length;
    for (const division of items("sub-communities"))
      expect([division.id, isSelection(textIn(division, "members"), competitors)]).toEqual([division.id, false]);
  });

  it("of events a year is at most the number in one year", () => {
    const years = activities.flatMap((item) => {
      const days = occurrenceDays({ date: null, ...item });
      return (days.length > 0 ? days : [textIn(item, "date")]).map((day) => day.slice(0, 4));
    });
    const most = Math.max(...years.map((year) => years.filter((each) => each === year).length));
    expect(numberIn(claims, "eventsPerYear")).toBeLessThanOrEqual(most);
  });

  it("of places and those who have one fits together", () => {
    const taken = activities.filter(({ currentParticipants }) => currentParticipants !== undefined);
    expect(taken.length).toBeGreaterThan(0);
    for (const item of taken) {
      const [current, most] = [numberIn(item, "currentParticipants"), numberIn(item, "maxParticipants")];
      expect([item.id, current <= most, current <= Number(item.participants)]).toEqual([item.id, true, true]);
    }
  });

  it("is shown somewhere: it has no numbers of readers", () => {
    const articles = readdirSync("content/blog").map((file) => readFileSync(path.join("content/blog", file), "utf8"));
    for (const article of articles) expect(article).not.toMatch(/^(?:views|likes|comments):/m);
  });
});

(isSample ? describe : describe.skip)("The dates of the sample", () => {
  const folder = makeFolder();

  /** The sample as dated on some days, one after the other. */
  function datedOn(...days: readonly string[]): string {
    const content = path.join(folder, days.join("-"));
    cpSync("content", content, { recursive: true });
    for (const day of days) dateSample(content, day);
    return content;
  }
  const at = (content: string, file: string): JsonObject =>
    parseJsonObject(readFileSync(path.join(content, file), "utf8"));
  const dates = (content: string) => ({
    practice: textIn(at(content, "events/weekly-practice.json"), "date"),
    evening: textIn(at(content, "upcoming/open-lab-evening.json"), "date"),
    workshop: textIn(at(content, "workshops/competitive-programming-101.json"), "date"),
    festival: textIn(at(content, "events/polytechnic-programming-festival.json"), "date"),
    opens: textIn(at(content, "site/registration.json"), "openDate"),
    contests: contestsIn(at(content, "contests.json")),
  });
  const contestsIn = ({ contests }: JsonObject) =>
    (Array.isArray(contests) ? contests : []).filter(isJsonObject).map((each) => textIn(each, "starts").slice(0, 10));

  it.each(["2026-11-29", "2027-01-15", "2027-12-31", "2028-02-29"])(
    "of what is to come are after %s and near it",
    (day) => {
      const { practice, evening, workshop, festival, opens, contests } = dates(datedOn(day));
      const [next = ""] = contests;
      const daysTo = (date: string) => (Date.parse(date) - Date.parse(day)) / 86_400_000;
      expect(daysTo(next)).toBeGreaterThanOrEqual(1);
      expect(daysTo(next)).toBeLessThanOrEqual(7);
      expect(daysTo(practice)).toBeLessThan(0);
      for (const date of [evening, workshop])
        expect([date, daysTo(date) > 0, daysTo(date) < 70]).toEqual([date, true, true]);
      for (const date of [festival, opens])
        expect([date, daysTo(date) > 0, daysTo(date) < 420]).toEqual([date, true, true]);
      expect(contests).toEqual([...contests].sort());
      expect([new Date(practice).getUTCDay(), new Date(workshop).getUTCDay()]).toEqual([2, 6]);
    },
  );

  it("are the same whenever they were set before", () => {
    expect(dates(datedOn("2031-07-01", "2026-11-29"))).toEqual(dates(datedOn("2026-11-29")));
  });

  it("of a club's own content stay as they are", () => {
    const content = datedOn("2026-11-29");
    cpSync("content/site/club.json", path.join(content, "contests.json"));
    expect(() => dateSample(content, "2030-01-01")).toThrow("isSample is not true");
  });
});
