import { liveCheck } from "../../../../src/components/instructions/live-check";
import { linesFor } from "./lines-for";

const event = (fields: object) => linesFor({ "events/x.json": { id: "x", title: "X", ...fields } });
const workshop = (fields: object) => linesFor({ "workshops/x.json": { id: "x", title: "X", ...fields } });
const notice = (fields: object) => linesFor({ "notices/x.json": { id: "x", title: "X", ...fields } });
const registration = (fields: object) => linesFor({ "site/registration.json": fields });
const member = (id: number, fields: object) => ({
  [`members/${id}.json`]: { id, name: `Member ${id}`, session: "2023-2024", shift: "1st", roll: "", ...fields },
});

describe("Fields that do not go together are a warning:", () => {
  it("a registration that closes before it opens", () => {
    expect(registration({ openDate: "2027-03-01", closeDate: "2027-01-15" })).toEqual([
      "content/site/registration.json: closeDate: warning: is '2027-01-15', expected a day from 2027-03-01 on, the day in the field openDate",
    ]);
    expect(registration({ openDate: "2027-03-01", closeDate: "2027-03-01" })).toEqual([]);
    expect(registration({ closeDate: "2027-03-01" })).toEqual([]);
  });

  it("a notice that expires before its date", () => {
    expect(notice({ date: "2026-03-20", expiryDate: "2026-03-19" })).toEqual([
      "content/notices/x.json: expiryDate: warning: is '2026-03-19', expected a day from 2026-03-20 on, the day in the field date",
    ]);
    expect(notice({ date: "2026-03-20", expiryDate: "2026-03-20" })).toEqual([]);
  });

  it("news that appears later, but has no day of its own", () => {
    const publishAt = "2026-03-20 18:00";
    const words = "warning: is missing, expected the day in the field publishAt: lists show what has no day last";
    const article = (lines: string) => linesFor({ "blog/x.md": `---\ntitle: X\nstatus: published\n${lines}---\nText` });
    expect(notice({ publishAt })).toEqual([`content/notices/x.json: date: ${words}`]);
    expect(article(`publishAt: ${publishAt}\n`)).toEqual([`content/blog/x.md: publishDate: ${words}`]);
    expect(notice({ publishAt, date: "2026-03-20" })).toEqual([]);
    expect(article(`publishAt: ${publishAt}\npublishDate: 2026-03-20\n`)).toEqual([]);
    expect(notice({})).toEqual([]);
    expect(event({ publishAt })).toEqual([]);
    const soon = "content/notices/x.json: publishAt: is 'soon', expected a day such as 2026-02-14";
    expect(notice({ publishAt: "soon" })).toEqual([expect.stringContaining(soon)]);
  });

  it("posts of the gallery need no day, as their ids put them in order", () => {
    expect(linesFor({ "posts/1.json": { id: 1, title: "X", publishAt: "2026-03-20" } })).toEqual([]);
  });

  it("more participants than places", () => {
    expect(event({ maxParticipants: 60, currentParticipants: 61 })).toEqual([
      "content/events/x.json: currentParticipants: warning: is the number 61, expected at most 60, the number in the field maxParticipants",
    ]);
    expect(workshop({ maxParticipants: 60, currentParticipants: 60 })).toEqual([]);
    expect(workshop({ currentParticipants: 60 })).toEqual([]);
  });

  it("a last day to register after the event", () => {
    expect(event({ date: "2026-02-14", registrationDeadline: "2026-02-15" })).toEqual([
      "content/events/x.json: registrationDeadline: warning: is '2026-02-15', expected a day up to 2026-02-14, the last on which it takes place",
    ]);
    expect(event({ date: "2026-02-14", registrationDeadline: "2026-02-14" })).toEqual([]);
    expect(event({ date: "2026-02-14", time: "10 PM - 2 AM", registrationDeadline: "2026-02-15" })).toEqual([]);
    expect(event({ registrationDeadline: "2026-02-14" })).toEqual([]);
  });

  it.each(["3 dias", "two weeks", "90 minutes"])(
    "a date and a duration that can't be read, such as '%s'",
    (duration) => {
      const line = `content/workshops/x.json: duration: warning: is '${duration}', expected days or hours such as '3 days' or '1.5 hours'; calendars and the status will take it for one day, or for 3 hours`;
      expect(workshop({ date: "2027-02-14", duration })).toEqual([line]);
      expect(workshop({ date: "2027-02-14", time: "10:00 AM", duration })).toEqual([line]);
      expect(workshop({ duration })).toEqual([]);
    },
  );

  it.each(["3 days", "Two-hour or 2.5 hours", "5-day"])("but a duration may be such as '%s'", (duration) => {
    expect(workshop({ date: "2027-02-14", time: "10:00 AM", duration })).toEqual([]);
  });

  it("but minutes and words within a range of times need not be read", () => {
    const time = "10:00 AM - 11:30 AM";
    expect(workshop({ date: "2027-02-14", time, duration: "90 minutes" })).toEqual([]);
    expect(workshop({ date: "2027-02-14", time, duration: "1h30" })).toEqual([]);
    expect(workshop({ date: "2027-02-14", time, duration: "Half a day" })).toEqual([]);
    expect(workshop({ date: "2027-02-14", time, duration: "3 dias" })).toHaveLength(1);
    expect(linesFor({ "courses/c.json": { id: "c", title: "C", duration: "8 weeks" } })).toEqual([]);
  });

  it("a last day to register after all days of a workshop, or all times of a meeting", () => {
    const threeDays = { date: "2026-02-14", time: "10:00 AM - 1:00 PM", duration: "3 days" };
    expect(workshop({ ...threeDays, registrationDeadline: "2026-02-16" })).toEqual([]);
    expect(workshop({ ...threeDays, registrationDeadline: "2026-02-17" })).toEqual([
      "content/workshops/x.json: registrationDeadline: warning: is '2026-02-17', expected a day up to 2026-02-16, the last on which it takes place",
    ]);
    const weekly = { date: "2026-09-01", repeats: "weekly", repeatsUntil: "2026-09-20" };
    expect(event({ ...weekly, registrationDeadline: "2026-09-15" })).toEqual([]);
    expect(event({ ...weekly, registrationDeadline: "2026-09-16" })).toEqual([
      "content/events/x.json: registrationDeadline: warning: is '2026-09-16', expected a day up to 2026-09-15, the last on which it takes place",
    ]);
  });

  it("a session that ends before it begins", () => {
    expect(linesFor(member(1, { session: "2024-2023" }))).toEqual([
      "content/members/1.json: session: warning: is '2024-2023', expected the earlier year first, such as 2023-2024",
    ]);
    expect(linesFor(member(1, { session: "2024-2024" }))).toEqual([]);
  });

  it("two members with the same roll", () => {
    const both = { ...member(1, { roll: "612345" }), ...member(2, { roll: " ৬১২৩৪৫" }) };
    expect(linesFor(both)).toEqual([
      "content/members/2.json: roll: warning: is ' ৬১২৩৪৫', which content/members/1.json already has, expected a roll that no other member has",
    ]);
    expect(linesFor({ ...member(1, {}), ...member(2, {}) })).toEqual([]);
  });

  it("two members with rolls that the import takes for the same", () => {
    const both = { ...member(1, { roll: "CSE 101" }), ...member(2, { roll: "cse101" }) };
    expect(linesFor(both)).toEqual([expect.stringContaining("content/members/2.json: roll: warning: is 'cse101'")]);
  });
});

test("the form of a kind gives the warnings of the content check, as far as they are about one item", () => {
  const said = liveCheck("events", JSON.stringify({ id: "x", title: "X", maxParticipants: 1, currentParticipants: 2 }));
  expect(said.map(({ path }) => path)).toEqual(["currentParticipants"]);
  expect(liveCheck("events", JSON.stringify({ id: "x", title: "X", repeats: "weekly" }))).not.toEqual([]);
});
