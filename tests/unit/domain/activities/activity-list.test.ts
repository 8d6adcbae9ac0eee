import {
  activityDays,
  activityOptions,
  nextEnd,
  partsAt,
  yearsOf,
  activityAddress,
  type ActivityView,
  readActivityView,
} from "../../../../src/domain/activities/activity-list";
import { activitySearch } from "../../../../src/domain/activities/whole-list";
import type { ListedActivity } from "../../../../src/domain/activities/listed-activity";
import { monthAfter, weeksOf } from "../../../../src/domain/activities/month";
import { weekdays } from "../../../../src/domain/time/date-text";
import { inLanguage } from "../../../support/in-language";

const now = new Date("2026-11-25T12:00:00+06:00");

const activity = (id: string, fields: Partial<ListedActivity> = {}): ListedActivity => ({
  id,
  title: id,
  date: null,
  time: null,
  ...fields,
});

const idsOf = (activities: readonly ListedActivity[]) => activities.map(({ id }) => id);

describe("the two parts of a list", () => {
  it("begin with what has no date, then the soonest; of the past comes the newest first, at last what is said to be over", () => {
    const { coming, past } = partsAt(
      [
        activity("last-year", { date: "2025-11-25" }),
        activity("next-month", { date: "2026-12-24" }),
        activity("some-day"),
        activity("held", { status: "completed" }),
        activity("called-off", { status: "cancelled" }),
        activity("yesterday", { date: "2026-11-24", time: "10:00 AM - 11:00 AM" }),
        activity("tomorrow", { date: "2026-11-26" }),
        activity("running", { date: "2026-11-25", time: "10:00 AM - 6:00 PM" }),
        activity("camp", { date: "2026-11-20", endDate: "2026-11-26" }),
      ],
      now,
    );
    expect(idsOf(coming)).toEqual(["some-day", "camp", "running", "tomorrow", "next-month"]);
    expect(idsOf(past)).toEqual(["yesterday", "last-year", "called-off", "held"]);
  });

  it("keep a series among what is to come until its last day is over", () => {
    const weekly = activity("practice", { date: "2026-01-06", repeats: "weekly", repeatsUntil: "2026-12-29" });
    expect(idsOf(partsAt([weekly], now).coming)).toEqual(["practice"]);
    expect(idsOf(partsAt([weekly], new Date("2027-01-01T00:00:00Z")).past)).toEqual(["practice"]);
  });

  it("change when the first of the coming ones is over", () => {
    const items = [
      activity("later", { date: "2026-12-24", time: "10:00 AM - 11:00 AM" }),
      activity("soon", { date: "2026-11-26", time: "10:00 AM - 11:00 AM" }),
      activity("some-day"),
    ];
    expect(nextEnd(items)).toEqual(new Date("2026-11-26T11:00:00+06:00"));
    expect(nextEnd([activity("some-day")])).toBeUndefined();
  });
});

describe("the days of an activity", () => {
  it.each<[Partial<ListedActivity>, string[]]>([
    [{}, []],
    [{ date: "2026-02-30" }, []],
    [{ date: "2026-12-30", endDate: "2027-01-01" }, ["2026-12-30", "2026-12-31", "2027-01-01"]],
    [{ date: "2026-12-01", repeats: "weekly", repeatsUntil: "2026-12-15" }, ["2026-12-01", "2026-12-08", "2026-12-15"]],
  ])("of %j are %j", (fields, days) => {
    expect(activityDays(activity("a", fields))).toEqual(days);
  });

  it("end after a year at the latest: no table of months shows more", () => {
    expect(activityDays(activity("a", { date: "2026-01-01", endDate: "9999-12-31" }))).toHaveLength(366);
  });

  it("give the years under which it is found", () => {
    expect(yearsOf({ date: "2026-12-30", endDate: "2027-01-01" })).toEqual(["2026", "2027"]);
  });
});

describe("narrowing a list", () => {
  const items = [
    activity("a", { title: "Olimpíada", category: "competition", tags: ["ioi"], date: "2025-05-01" }),
    activity("b", { title: "Talk", category: "seminar", venue: "Main Hall", date: "2026-05-01" }),
    activity("c", { title: "C# night", tags: ["dotnet", "ioi"], date: "2026-06-01" }),
  ];
  const search = activitySearch(items);
  const whole: ActivityView = { query: "", category: "", tag: "", year: "", view: "list", month: "" };

  it.each<[Partial<ActivityView>, string[]]>([
    [{}, ["a", "b", "c"]],
    [{ query: "olimpiada" }, ["a"]],
    [{ query: "main hall" }, ["b"]],
    [{ query: "c#" }, ["c"]],
    [{ query: "dotnet" }, ["c"]],
    [{ category: "seminar" }, ["b"]],
    [{ tag: "ioi" }, ["a", "c"]],
    [{ tag: "ioi", year: "2026" }, ["c"]],
    [{ query: "nothing" }, []],
  ])("by %j finds %j", (view, ids) => {
    expect(idsOf(search({ ...whole, ...view }))).toEqual(ids);
  });

  it("offers the words that the items have", () => {
    expect(activityOptions(items)).toEqual({
      categories: ["competition", "seminar"],
      tags: ["dotnet", "ioi"],
      years: ["2026", "2025"],
    });
  });
});

describe("the address of a list", () => {
  const options = { categories: ["competition"], tags: ["ioi"], years: ["2026"] };

  it.each(["", "?q=lab&category=competition&tag=ioi&year=2026", "?view=month", "?q=lab&view=month&month=2026-12"])(
    "says the same after it was read: %j",
    (address) => {
      expect(activityAddress(readActivityView(address, options))).toBe(address);
    },
  );

  it.each(["?category=x&tag=y&year=1999", "?month=2026-12", "?view=week", "?view=month&month=2026-13&year=2026"])(
    "ignores what the list does not have: %j",
    (address) => {
      const { view } = readActivityView(address, options);
      expect(activityAddress(readActivityView(address, options))).toBe(view === "month" ? "?view=month" : "");
    },
  );
});

describe.each([
  ["es", 2, "lunes"],
  ["ar", 4, "السبت"],
  ["pt-BR", 3, "domingo"],
] as const)("a month in %s", (language, before, first) => {
  inLanguage(language);

  it("begins its weeks as readers expect", () => {
    const [week = []] = weeksOf("2026-12", []);
    expect([week.filter((day) => day === undefined).length, weekdays()[0]?.name]).toEqual([before - 1, first]);
  });
});

describe("a month", () => {
  it("has its days under their weekdays, from Sunday on, each with what takes place", () => {
    const camp = activity("camp", { date: "2026-11-30", endDate: "2026-12-02" });
    const weeks = weeksOf("2026-12", [camp]);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.map((day) => day?.date.slice(-2))).toEqual([undefined, undefined, "01", "02", "03", "04", "05"]);
    expect(weeks.flat().flatMap((day) => (day && day.activities.length > 0 ? [day.date] : []))).toEqual([
      "2026-12-01",
      "2026-12-02",
    ]);
  });

  it.each([
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
  ])("%s and %d months later is %s", (month, step, after) => {
    expect(monthAfter(month, step)).toBe(after);
  });
});
