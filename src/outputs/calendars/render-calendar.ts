import { createEvents, type DateTime, type EventAttributes } from "ics";
import type { CalendarEntry, EntryTime } from "../../domain/calendar/calendar-entry";
import { dayAfter } from "../../domain/calendar/calendar-links";
import { clubTimeZone } from "../../domain/time/club-time";
import { cutText } from "../../domain/text/cut-text";
import { describeZone } from "./describe-zone";
import { KeptTexts } from "../writing/kept-texts";
import { foldLines } from "./fold-lines";
import { repeatEntries } from "./repeat-entries";

/** In characters: the library takes quadratic time for longer ones, and the page has the full text. */
const LONGEST_LINE = 300;
const LONGEST_DESCRIPTION = 2000;

const commonUrl = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/|$)/i;

interface CalendarHead {
  readonly name: string;
  /** When this version of the calendar was made: newer versions take the place of older ones. */
  readonly madeAt: Date;
}

/**
 * A calendar as iCalendar (RFC 5545). Its times are in UTC, so that no reader needs to know the time zone; only repeated
 * entries have times at the club. The zone is described for programs that show the club's own.
 *
 * @param kept an entry is in up to three calendars, and to write it takes the library 2 ms
 * @throws if an entry can't be written
 */
export function renderCalendar(
  entries: readonly CalendarEntry[],
  { name, madeAt }: CalendarHead,
  kept = new KeptTexts(),
): string {
  const text = headOf(oneLine(name)) + entries.map((entry) => partOf(entry, madeAt, kept)).join("") + END;
  const zone = clubTimeZone();
  const zoned = repeatEntries(text, entries).replace("\r\nX-WR-CALNAME:", `\r\nX-WR-TIMEZONE:${zone}\r\nX-WR-CALNAME:`);
  return foldLines(zoned.replace(/\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/, `\r\n${describeZone(zone)}`));
}

function attributesOf(entry: CalendarEntry): EventAttributes {
  const { uid, title, description, location, url, isCancelled, isDeadline, category } = entry;
  return {
    uid,
    title: oneLine(title),
    description: [cutText(withLineFeeds(description), LONGEST_DESCRIPTION), url].filter(Boolean).join("\n\n"),
    // The library refuses hosts that it finds unusual; the description holds the address anyway.
    ...(commonUrl.test(url) && { url }),
    ...timeOf(entry.time),
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    // A higher number tells calendar programs that it has changed.
    sequence: isCancelled ? 1 : 0,
    busyStatus: isDeadline || isCancelled ? "FREE" : "BUSY",
    transp: isDeadline || isCancelled ? "TRANSPARENT" : "OPAQUE",
    ...(location && { location: oneLine(location) }),
    ...(category && { categories: [category] }),
  };
}

function timeOf(time: EntryTime) {
  if ("firstDay" in time) {
    const [start, end] = [dateOf(time.firstDay), dayAfter(time.lastDay)];
    return end === time.firstDay ? { start, duration: { days: 1 } } : { start, end: dateOf(end) };
  }
  return {
    start: partsOf(time.start),
    end: partsOf(time.end),
    startInputType: "utc",
    startOutputType: "utc",
    endInputType: "utc",
    endOutputType: "utc",
  } as const;
}

/** The library takes no number for an instant before 1970. */
function partsOf(instant: Date): DateTime {
  const [year, month, day] = dateOf(instant.toISOString().slice(0, 10));
  return [year, month, day, instant.getUTCHours(), instant.getUTCMinutes()];
}

function dateOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

function oneLine(text: string): string {
  return cutText(text.replace(/\s+/g, " ").trim(), LONGEST_LINE);
}

/** The library writes a single carriage return as it is, which would end a line of the calendar for some programs. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Entries are kept with this date: the true one changes with each build. */
const UNDATED = { timestamp: 0, line: "\r\nDTSTAMP:19700101T000000Z\r\n" };

function partOf(entry: CalendarEntry, madeAt: Date, kept: KeptTexts): string {
  const attributes = attributesOf(entry);
  const part = kept.of(["calendar entry", attributes], () => undatedPart(attributes));
  const date = madeAt.toISOString().replace(/[-:]|\.\d+/g, "");
  return part.replace(UNDATED.line, `\r\nDTSTAMP:${date}\r\n`);
}

function undatedPart(attributes: EventAttributes): string {
  const undated = { ...attributes, timestamp: UNDATED.timestamp };
  const { value, error } = createEvents([undated]);
  if (!value) throw error ?? new Error(`The library writes nothing for ${attributes.uid}`);
  // The library begins a time of day that it then leaves out, which RFC 5545 does not allow (3.3.6).
  const valid = value.replace("\r\nDURATION:P1DT\r\n", "\r\nDURATION:P1D\r\n");
  return valid.slice(valid.indexOf("BEGIN:VEVENT"), valid.lastIndexOf(END));
}

const END = "END:VCALENDAR\r\n";

function headOf(name: string): string {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "CALSCALE:GREGORIAN", "PRODID:club-site", "METHOD:PUBLISH"];
  const named = name === "" ? [] : [`X-WR-CALNAME:${name.replace(/[\\;,]/g, "\\$&")}`];
  return `${[...lines, ...named, "X-PUBLISHED-TTL:PT1H"].join("\r\n")}\r\n`;
}
