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

/** In characters: no calendar shows more, and the page has the full text. */
const LONGEST_LINE = 300;
const LONGEST_DESCRIPTION = 2000;

/** The instant of the sequence number 0: numbers count seconds, and last until 2068. */
const FIRST_SEQUENCE = Date.UTC(2000, 0, 1);
const LAST_SEQUENCE = 2 ** 31 - 1;

/** How often programs may ask for a calendar. */
const REFRESH = "REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n";

/** An entry of which we know when its content was last changed. */
export interface DatedEntry extends CalendarEntry {
  readonly changedAt: Date;
}

interface CalendarHead {
  /** Of a calendar to subscribe to. A file without a name is put into a calendar that its reader has. */
  readonly name?: string;
  /** When this version of the calendar was made: newer versions replace older ones. */
  readonly madeAt: Date;
}

/**
 * A calendar as iCalendar (RFC 5545). Its times are in UTC, so that no reader needs to know the time zone; only repeated
 * entries have times at the club, in the zone that the calendar then describes.
 */
export function renderCalendar(entries: readonly DatedEntry[], { name, madeAt }: CalendarHead): string {
  const calendar = ical({
    prodId: { company: "club-site", product: "calendar" },
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
    // The library writes it as it is.
    ...(name !== undefined && { name: oneLine(name).replace(/[\\;,]/g, "\\$&") }),
    // If the calendar had a zone, the library would write its stamps without their zone, which RFC 5545 does not allow.
    timezone: { name: null, generator: describeZone },
    events: entries.map((entry) => ({ ...eventOf(entry), stamp: madeAt })),
  });
  const text = `${calendar.toString()}\r\n`;
  // The library would write it behind the time zones, where no property of the calendar may be.
  return name === undefined ? text : text.replace(/^METHOD:.*\r\n/m, `$&${REFRESH}`);
}

function eventOf(entry: DatedEntry): ICalEventData {
  const { uid, title, description, location, url, isCancelled, isDeadline, category, changedAt } = entry;
  const isFree = isDeadline || isCancelled;
  return {
    id: uid,
    // Many programs show nothing else of it.
    summary: isCancelled ? t("Cancelled: {title}", { title: oneLine(title) }) : oneLine(title),
    description: [cutText(description, LONGEST_DESCRIPTION), url].filter(Boolean).join("\n\n"),
    // The library escapes them as it does in texts.
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

/** Programs keep the version of an entry that has the highest number. */
function sequenceAt(changedAt: Date): number {
  const seconds = Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000);
  return Math.min(Math.max(0, seconds), LAST_SEQUENCE);
}

function timesOf({ time, recurrence }: CalendarEntry) {
  const repeating = recurrence && repetitionOf(recurrence);
  if ("firstDay" in time) {
    const end = dayAfter(time.lastDay);
    // Without an end it takes the one day.
    const days = { start: utcDate(time.firstDay), ...(end > time.firstDay && { end: utcDate(end) }) };
    return { allDay: true, ...days, repeating };
  }
  return recurrence?.wall ? { ...timesAtClub(recurrence.wall), repeating } : { start: time.start, end: time.end };
}

/**
 * The times of a repeated entry, as on the first day of a month at the club UTC may still be in the month before, and its
 * offset may change with the seasons. The start is that of the content, even if clocks leave it out on the first day:
 * programs then know what to do (RFC 5545, 3.3.5), and all other days have the right one. All times are as long as the
 * first one (3.8.5.3), so its end is as long after its start as the content says, even if clocks are changed in between.
 */
function timesAtClub({ start, end }: WallTimes) {
  const atClub = wallOf(new Date(instantOfWall(start) + end - start));
  // The library writes such times as they are, while it would move a date into the zone of this computer.
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
  // The library knows some zones only by another name.
  return `${component.trim().replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`)}\r\n`;
}

function blockOf(zone: string): string | undefined {
  const [component = ""] = [tzlib_get_ical_block(zone)].flat();
  return component.startsWith("BEGIN:VTIMEZONE") ? component : undefined;
}
