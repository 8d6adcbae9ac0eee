import { occurrenceDays } from "../../../../src/domain/time/recurrence";
import { spanOf } from "../../../../src/domain/time/schedule";
import { calendarOf, timesByIcalJs } from "../../../support/calendars";
import { withClubSettings } from "../../../support/club-settings";

describe("A repeated event whose first time clocks leave out", () => {
  withClubSettings({ timeZone: "America/New_York" });
  const item = { date: "2026-03-08", repeats: "weekly", repeatsUntil: "2026-03-29", repeatsExcept: ["2026-03-15"] };

  it.each(["2:30 AM - 4:00 AM", "2:30 AM - 3:15 AM", "2:30 AM"])("has its own time on all others: %s", (time) => {
    const onSite = occurrenceDays(item).map((date) => spanOf({ date, time })?.start.toISOString());
    const [first, ...others] = timesByIcalJs(calendarOf({ ...item, time }));
    // The library reads 2:30 as 1:30 on that day, instead of 3:30 as in RFC 5545.
    expect(first).toBeDefined();
    expect(others).toEqual(onSite.slice(1));
  });

  it("lasts as long on all others as its own times say", () => {
    const text = calendarOf({ ...item, time: "2:30 AM - 4:00 AM" });
    expect(text).toContain("DTSTART;TZID=America/New_York:20260308T023000\r\n");
    // Clocks show 3:30 then, and the second time ends at 4:00, too.
    expect(text).toContain("DTEND;TZID=America/New_York:20260308T050000\r\n");
    expect(text).toContain("EXDATE;TZID=America/New_York:20260315T023000\r\n");
  });
});

describe("A repeated event in a calendar", () => {
  it("names the time zone, which the calendar describes once", () => {
    const text = calendarOf({ date: "2026-09-01", repeats: "weekly", repeatsUntil: "2026-12-29", time: "3:30 PM" });
    expect(text).toContain("DTSTART;TZID=Asia/Dhaka:20260901T153000");
    expect(text).toContain("RRULE:FREQ=WEEKLY;UNTIL=20261230T120000Z");
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });

  it("is found whatever its texts are", () => {
    const item = { date: "2026-09-01", repeats: "weekly", repeatsUntil: "2026-09-15", time: "3:30 PM" };
    const text = calendarOf({ ...item, title: "BEGIN:VEVENT", description: "END:VEVENT" });
    expect(timesByIcalJs(text)).toHaveLength(3);
  });
});
