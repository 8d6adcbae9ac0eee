import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CalendarEntry, EntryRecurrence } from "../../domain/calendar/calendar-entry";
import { recurrenceRule } from "../../domain/calendar/recurrence-rule";
import { clubTimeZone, dayAfter, instantOfWall, wallOf } from "../../domain/time/club-time";
import type { WallTimes } from "../../domain/time/schedule";
import { categoryText } from "../../domain/text/category-text";
import { cutText } from "../../domain/text/markup";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { t } from "../../words/t";

dayjs.extend(utc);

/** In characters: calendars show no more, and the page has the full text. */
const LONGEST_LINE = 300;
const LONGEST_DESCRIPTION = 2000;

/** The time of sequence number 0. Numbers count seconds, which is enough until 2068. */
const FIRST_SEQUENCE = Date.UTC(2000, 0, 1);
const LAST_SEQUENCE = 2 ** 31 - 1;

/** How often programs should load a calendar. */
const REFRESH = "REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n";

/** An entry, with the time at which its content was last changed. */
export interface DatedEntry extends CalendarEntry {
  readonly changedAt: Date;
}

interface CalendarHead {
  /**
   * The name of a calendar to subscribe to. The entries of a file without a name are added to one of the reader's
   * calendars.
   */
  readonly name?: string;
  /** When this version of the calendar was made; newer versions replace older ones. */
  readonly madeAt: Date;
}

/**
 * A calendar in the iCalendar format (RFC 5545). Times are in UTC, so that programs need no time zone; only repeated
 * entries have times in the club's time zone, which the calendar then describes.
 */
export function renderCalendar(entries: readonly DatedEntry[], { name, madeAt }: CalendarHead): string {
  const calendar = ical({
    prodId: { company: "club-site", product: "calendar" },
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
    // The library does not escape this.
    ...(name !== undefined && { name: oneLine(name).replace(/[\\;,]/g, "\\$&") }),
    // If the calendar had a zone, the library would write timestamps without one, which RFC 5545 does not allow.
    timezone: { name: null, generator: describeZone },
    events: entries.map((entry) => ({ ...eventOf(entry), stamp: madeAt })),
  });
  const text = `${calendar.toString()}\r\n`;
  // The library would write it after the time zones, where properties of the calendar are not allowed.
  return name === undefined ? text : text.replace(/^METHOD:.*\r\n/m, `$&${REFRESH}`);
}

function eventOf(entry: DatedEntry): ICalEventData {
  const { uid, title, description, location, url, isCancelled, isDeadline, category, changedAt } = entry;
  const isFree = isDeadline || isCancelled;
  return {
    id: uid,
    // Many programs show nothing else.
    summary: isCancelled ? t("Cancelled: {title}", { title: oneLine(title) }) : oneLine(title),
    description: [cutText(description, LONGEST_DESCRIPTION), url].filter(Boolean).join("\n\n"),
    // The library escapes them like texts.
    url: url.replace(/[,;]/g, encodeURIComponent),
    ...timesOf(entry),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    lastModified: changedAt,
    sequence: sequenceAt(changedAt),
    busystatus: isFree ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(location && { location: { title: oneLine(location) } }),
    ...(category && { categories: [{ name: categoryText(category) }] }),
  };
}

/** Programs keep the version with the highest number. */
function sequenceAt(changedAt: Date): number {
  const seconds = Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000);
  return Math.min(Math.max(0, seconds), LAST_SEQUENCE);
}

function timesOf({ time, recurrence }: CalendarEntry) {
  const repeating = recurrence && repetitionOf(recurrence);
  if ("firstDay" in time) {
    const end = dayAfter(time.lastDay);
    // Without an end, it lasts one day.
    const days = { start: utcDate(time.firstDay), ...(end > time.firstDay && { end: utcDate(end) }) };
    return { allDay: true, ...days, repeating };
  }
  return recurrence?.wall ? { ...timesAtClub(recurrence.wall), repeating } : { start: time.start, end: time.end };
}

/**
 * The times of a repeated entry are local: UTC may be a month behind on the first day of a month, and the offset may
 * change with the seasons. The start is that of the content, even if clocks skip it on the first day: programs know
 * what to do then (RFC 5545, 3.3.5), and all other days are right. All repetitions are as long as the first (3.8.5.3),
 * so the end is as long after the start as the content says, even if clocks change in between.
 */
function timesAtClub({ start, end }: WallTimes) {
  const atClub = wallOf(new Date(instantOfWall(start) + end - start));
  // The library writes such times unchanged, while it would convert a date to the zone of this computer.
  return { timezone: clubTimeZone(), start: dayjs.utc(start), end: dayjs.utc(atClub) };
}

function repetitionOf(recurrence: EntryRecurrence): string {
  const { wall, except } = recurrence;
  const days = except.map((day) => `EXDATE${exceptionOf(day, wall)}`);
  return [`RRULE:${recurrenceRule(recurrence)}`, ...days].join("\n");
}

function exceptionOf(day: string, wall: WallTimes | undefined): string {
  const date = day.replaceAll("-", "");
  return wall ? `;TZID=${clubTimeZone()}:${date}${dayjs.utc(wall.start).format("[T]HHmmss")}` : `;VALUE=DATE:${date}`;
}

function utcDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function oneLine(text: string): string {
  return cutText(text.replace(/\s+/g, " ").trim(), LONGEST_LINE);
}

/**
 * The VTIMEZONE component of a time zone with a line break at its end; empty if the library does not know the zone.
 *
 * @param zone an IANA name
 */
function describeZone(zone: string): string {
  const component =
    blockOf(zone) ?? blockOf(new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone);
  if (component === undefined) return "";
  // The library has some zones only under another name.
  return `${component.trim().replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`)}\r\n`;
}

function blockOf(zone: string): string | undefined {
  const [component = ""] = [tzlib_get_ical_block(zone)].flat();
  return component.startsWith("BEGIN:VTIMEZONE") ? component : undefined;
}
