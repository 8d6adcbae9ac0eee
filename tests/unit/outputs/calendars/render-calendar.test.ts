import ICAL from "ical.js";
import type { CalendarItem } from "../../../../src/domain/calendar/calendar-entry";
import { renderCalendar } from "../../../../src/outputs/calendars/render-calendar";
import { calendarOf } from "../../../support/calendars";

const head = { name: "Example Club, Dhaka; events", madeAt: new Date("2026-01-01T00:00:00Z") };

const rendered = (item: Partial<CalendarItem>, changedAt?: Date) =>
  calendarOf({ date: "2026-02-14", ...item }, { ...(changedAt && { changedAt }) });

/** The calendar as another library reads it. */
function parsed(calendar: string) {
  const component = ICAL.Component.fromString(calendar);
  return component.getAllSubcomponents("vevent").map((vevent) => {
    const { uid, summary, description, location, sequence, startDate, endDate } = new ICAL.Event(vevent);
    return {
      ...{ uid, summary, description, location, sequence },
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      isWholeDay: startDate.isDate,
      startText: startDate.toString(),
      endText: endDate.toString(),
      status: vevent.getFirstPropertyValue("status"),
      transp: vevent.getFirstPropertyValue("transp"),
      stamp: String(vevent.getFirstPropertyValue("dtstamp")),
      changed: String(vevent.getFirstPropertyValue("last-modified")),
    };
  });
}

describe("A calendar file", () => {
  it.each([
    ["no entry", () => renderCalendar([], head)],
    ["an entry", () => rendered({})],
  ])("with %s escapes the commas and semicolons of its name", (_what, calendar) => {
    expect(calendar()).toContain(String.raw`X-WR-CALNAME:Example Club\, Dhaka\; events`);
  });

  it("says how often to ask for it before its components, and nothing of that without a name", () => {
    const entry = { repeats: "weekly", repeatsUntil: "2026-03-14", time: "12 PM" };
    const calendar = rendered(entry);
    expect(calendar.indexOf("REFRESH-INTERVAL")).toBeGreaterThan(0);
    expect(calendar.indexOf("REFRESH-INTERVAL")).toBeLessThan(calendar.indexOf("BEGIN:VTIMEZONE"));
    const single = renderCalendar([], { madeAt: head.madeAt });
    expect(single).not.toMatch(/NAME|REFRESH-INTERVAL|PUBLISHED-TTL/);
  });

  it.each([
    ["12:00 PM - 6:00 PM", "2026-02-14T06:00:00.000Z", "2026-02-14T12:00:00.000Z"],
    ["12:00 AM - 1:00 AM", "2026-02-13T18:00:00.000Z", "2026-02-13T19:00:00.000Z"],
    ["10:00 PM - 2:00 AM", "2026-02-14T16:00:00.000Z", "2026-02-14T20:00:00.000Z"],
    ["9:30 AM", "2026-02-14T03:30:00.000Z", "2026-02-14T06:30:00.000Z"],
  ])("holds %s at UTC+6 as the right instants", (time, start, end) => {
    expect(parsed(rendered({ time }))).toEqual([expect.objectContaining({ start, end, isWholeDay: false })]);
  });

  it("says of a cancelled event and of its deadline that they are, in what all programs show, too, and that neither takes time", () => {
    const registrationDeadline = "2026-02-01";
    const planned = parsed(rendered({ registrationDeadline }));
    const cancelled = parsed(rendered({ registrationDeadline, status: "cancelled" }));
    expect(planned).toMatchObject([
      { status: "CONFIRMED", transp: "OPAQUE", summary: "X" },
      { status: "CONFIRMED", transp: "TRANSPARENT", summary: "Last day to register: X" },
    ]);
    const off = { status: "CANCELLED", transp: "TRANSPARENT" };
    expect(cancelled).toMatchObject([
      { ...off, summary: "Cancelled: X", uid: planned[0]?.uid },
      { ...off, summary: "Cancelled: Last day to register: X", uid: planned[1]?.uid },
    ]);
  });

  it("says when each entry was changed, with a number that grows with every change", () => {
    const dates = ["1999-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z", "2100-01-01T00:00:00Z"];
    const entries = dates.flatMap((date) => parsed(rendered({}, new Date(date))));
    expect(entries.map(({ changed }) => changed)).toEqual(dates);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 820540800, 820540801, 2 ** 31 - 1]);
  });

  it("keeps texts as they are: commas, semicolons, line breaks, Bangla", () => {
    const title = "খেলা, ও; \\ আরও ".repeat(12).trim();
    const [entry] = parsed(rendered({ title, description: "One\nTwo; three", venue: "ল্যাব ২, ঢাকা" }));
    expect(entry).toMatchObject({ summary: title, location: "ল্যাব ২, ঢাকা" });
    expect(entry?.description).toBe("One\nTwo; three\n\nhttps://club.example.org/events/x");
  });

  it.each(["\r\n", "\r", "\n"])("keeps a line break that its file writes as %j as one", (lineBreak) => {
    const calendar = rendered({ description: `One${lineBreak}Two` });
    expect(calendar).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
    expect(parsed(calendar)[0]?.description).toBe("One\nTwo\n\nhttps://club.example.org/events/x");
  });

  it("has no line of more than 75 octets, and cuts no letter apart", () => {
    const calendar = rendered({ title: "প্রতিযোগিতামূলক প্রোগ্রামিং ".repeat(20) });
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar).not.toContain("\ufffd");
  });

  it("holds times long ago and on the last day that a calendar can write", () => {
    expect(parsed(rendered({ date: "1926-02-14", time: "10:00 AM" }))).toEqual([
      expect.objectContaining({ start: "1926-02-14T04:00:00.000Z", end: "1926-02-14T07:00:00.000Z" }),
    ]);
    expect(parsed(rendered({ date: "9999-12-31" }))).toEqual([
      expect.objectContaining({ isWholeDay: true, startText: "9999-12-31" }),
    ]);
    expect(rendered({ date: "9999-12-31" })).not.toContain("DTEND");
    const [late] = parsed(rendered({ date: "9999-12-31", time: "11 PM - 2 AM" }));
    expect(late?.end).toBe("9999-12-31T17:59:59.000Z");
    expect(parsed(rendered({ date: "9999-12-31", time: "11 PM", duration: "9000 days" }))).toHaveLength(1);
  });

  it("of no events is one all the same", () => {
    expect(parsed(renderCalendar([], head))).toEqual([]);
  });
});
