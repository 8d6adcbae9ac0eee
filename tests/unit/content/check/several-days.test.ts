import { linesFor } from "./lines-for";

const camp = { id: "x", title: "X", date: "2026-12-18", endDate: "2026-12-20", time: "9:00 AM - 5:00 PM" };
const said = (fields: object) =>
  linesFor({ "events/x.json": { ...camp, ...fields } }).map((line) => line.replace("content/events/x.json: ", ""));

describe("An event of several days", () => {
  it.each([{}, { everyDay: true }, { endDate: camp.date }, { endDate: null }, { time: "All day" }])(
    "is fine with %j",
    (fields) => {
      expect(said(fields)).toEqual([]);
    },
  );

  it("may be registered for until its last day", () => {
    expect(said({ registrationDeadline: "2026-12-20" })).toEqual([]);
    expect(said({ registrationDeadline: "2026-12-21" })).toEqual([
      "registrationDeadline: warning: is '2026-12-21', expected a day up to 2026-12-20, the last on which it takes place",
    ]);
  });

  it.each([
    [
      { endDate: "2026-12-17" },
      "endDate: is '2026-12-17', expected a day from 2026-12-18 on, the day in the field date",
    ],
    [
      { repeats: "weekly", repeatsUntil: "2027-01-31" },
      "endDate: is '2026-12-20', but the event is repeated, expected either several days or a repeated event",
    ],
    [{ date: null }, "endDate: warning: has no effect, expected the first day in the field date"],
    [
      { endDate: null, everyDay: true },
      "everyDay: warning: has no effect, expected the last of several days in the field endDate",
    ],
    [
      { endDate: "2026-12-32" },
      "endDate: warning: is '2026-12-32', expected a real date such as 2026-02-14; the page will say 'Invalid Date'",
    ],
    [
      { endDate: null, time: "10am Saturday until 4pm Sunday" },
      "time: warning: is '10am Saturday until 4pm Sunday', expected a time such as '10:00 AM - 6:00 PM', and the last day in the field endDate; the page will show it unchanged and use the whole day",
    ],
  ])("is doubtful with %j", (fields, line) => {
    expect(said(fields)).toEqual([line]);
  });
});
