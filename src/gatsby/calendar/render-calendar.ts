import { createEvents, type EventAttributes } from "ics";
import type { CalendarEntry, EntryTime } from "../../domain/calendar/calendar-entry";
import { dayAfter } from "../../domain/calendar/calendar-links";
import { foldLines } from "./fold-lines";

interface CalendarHead {
  readonly name: string;
  /** When this version of the calendar was made: newer versions take the place of older ones. */
  readonly madeAt: Date;
}

/**
 * A calendar as iCalendar (RFC 5545), in UTC, so that no reader needs to know the time zone.
 * Throws where an entry can't be written.
 */
export function renderCalendar(entries: readonly CalendarEntry[], { name, madeAt }: CalendarHead): string {
  const productId = "club-site";
  const { value, error } = createEvents(
    entries.map((entry) => ({ ...attributesOf(entry), timestamp: madeAt.getTime() })),
    { productId, method: "PUBLISH", calName: name },
  );
  if (error) throw error;
  const text = value || emptyCalendar(productId, name);
  return foldLines(text.replace("\r\nX-WR-CALNAME:", "\r\nX-WR-TIMEZONE:Asia/Dhaka\r\nX-WR-CALNAME:"));
}

function attributesOf(entry: CalendarEntry): EventAttributes {
  const { uid, title, description, location, url, isCancelled, isDeadline, category } = entry;
  return {
    uid,
    title: oneLine(title),
    description: [description, url].filter(Boolean).join("\n\n"),
    url,
    ...timeOf(entry.time),
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    // A higher number tells those who took it down that it has changed.
    sequence: isCancelled ? 1 : 0,
    busyStatus: isDeadline || isCancelled ? "FREE" : "BUSY",
    transp: isDeadline || isCancelled ? "TRANSPARENT" : "OPAQUE",
    ...(location && { location: oneLine(location) }),
    ...(category && { categories: [category] }),
  };
}

function timeOf(time: EntryTime) {
  if ("firstDay" in time) return { start: dateOf(time.firstDay), end: dateOf(dayAfter(time.lastDay)) };
  return {
    start: time.start.getTime(),
    end: time.end.getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    endInputType: "utc",
    endOutputType: "utc",
  } as const;
}

function dateOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function emptyCalendar(productId: string, name: string): string {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "CALSCALE:GREGORIAN", `PRODID:${productId}`, "METHOD:PUBLISH"];
  const escaped = name.replace(/[\\;,]/g, "\\$&");
  return `${[...lines, `X-WR-CALNAME:${escaped}`, "X-PUBLISHED-TTL:PT1H", "END:VCALENDAR"].join("\r\n")}\r\n`;
}
