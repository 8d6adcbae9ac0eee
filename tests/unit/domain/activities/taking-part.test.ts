import {
  asksForFeedback,
  readMoreTarget,
  registrationTarget,
  joinTarget,
  placeText,
} from "../../../../src/domain/activities/taking-part";
import { withClubSettings } from "../../../support/club-settings";

const path = "/events/x";

describe("'Register'", () => {
  it("leads to the item's own form", () => {
    expect(registrationTarget("https://forms.example.org/x", path)).toBe("https://forms.example.org/x");
  });

  it.each([undefined, null, ""])("leads to the members with the link %j", (link) => {
    expect(registrationTarget(link, path)).toBe("/member");
  });
});

describe("'Read More'", () => {
  it("leads where the item says", () => {
    expect(readMoreTarget("/blog/x")).toBe("/blog/x");
  });

  it.each([undefined, null, ""])("leads to the notices with the link %j", (link) => {
    expect(readMoreTarget(link)).toBe("/notice");
  });
});

describe.each([
  ["has switched off its members, notices and blog", { off: ["members", "notices", "blog"] as const }],
  ["has no members, notices and articles", { empty: ["members", "notices", "blog"] as const }],
])("In a club that %s", (_, settings) => {
  withClubSettings(settings);

  it("'Register' leads to the item's own form, else to its page", () => {
    expect(registrationTarget("https://forms.example.org/x", path)).toBe("https://forms.example.org/x");
    expect(registrationTarget(null, path)).toBe(path);
  });

  it("'Read More' is left out where it would lead to one of these lists", () => {
    expect(readMoreTarget(null)).toBeUndefined();
    expect(readMoreTarget("/blog")).toBeUndefined();
    expect(readMoreTarget("/events/y")).toBe("/events/y");
  });
});

const joinLink = "https://meet.example.org/a";
const item = { date: "2026-02-14", time: "10:00 AM - 1:00 PM", joinLink };

describe("Something online", () => {
  it.each([
    [{ venue: "Lab 2" }, "Lab 2"],
    [{ joinLink }, "Online"],
    [{ venue: "Lab 2", joinLink }, "Lab 2, and online"],
    [{ venue: null, joinLink: null }, undefined],
  ])("%j takes place at: %s", (place, text) => {
    expect(placeText(place)).toBe(text);
  });

  it("can be joined until it is over", () => {
    expect(joinTarget(item, new Date("2026-01-01T00:00:00+06:00"))).toBe(joinLink);
    expect(joinTarget(item, new Date("2026-02-14T12:59:00+06:00"))).toBe(joinLink);
    expect(joinTarget(item, new Date("2026-02-14T13:00:00+06:00"))).toBeUndefined();
  });

  it("can't be joined if it is cancelled, or completed without a date", () => {
    const now = new Date("2026-01-01T00:00:00+06:00");
    expect(joinTarget({ ...item, status: "cancelled" }, now)).toBeUndefined();
    expect(joinTarget({ joinLink, status: "completed" }, now)).toBeUndefined();
    expect(joinTarget({ joinLink }, now)).toBe(joinLink);
    expect(joinTarget({ date: "2026-02-14" }, now)).toBeUndefined();
  });
});

describe("Feedback is asked for", () => {
  const feedbackLink = "https://forms.example.org/x";
  const single = { date: "2026-03-02", time: "10:00 AM", feedbackLink };
  const weekly = { ...single, repeats: "weekly", repeatsUntil: "2026-03-17" };

  it.each([
    ["not before its estimated end", single, "2026-03-02T12:59:59", false],
    ["from its estimated end", single, "2026-03-02T13:00:00", true],
    ["until 14 days later", single, "2026-03-16T12:59:59", true],
    ["no longer", single, "2026-03-16T13:00:00", false],
    ["not between two dates", weekly, "2026-03-02T14:00:00", false],
    ["after the last date", weekly, "2026-03-16T13:00:00", true],
    ["not if it is cancelled", { ...single, status: "cancelled" }, "2026-03-03T00:00:00", false],
    ["not without a date", { date: null, status: "completed", feedbackLink }, "2026-03-03T00:00:00", false],
    ["not without a link", { ...single, feedbackLink: null }, "2026-03-03T00:00:00", false],
  ])("%s", (_, item, now, asks) => {
    expect(asksForFeedback(item, new Date(`${now}+06:00`))).toBe(asks);
  });
});
