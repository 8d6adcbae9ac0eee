import type { CalendarEntry, EntryTime } from "../../domain/calendar/calendar-entry";
import { recurrenceRule } from "../../domain/calendar/recurrence-rule";
import { clubTimeZone, isoAtClub } from "../../domain/time/club-time";

/**
 * Adds to a calendar in UTC how its entries are repeated. A repeated entry has times at the club: on the first day of a
 * month at the club UTC may still be in the month before, and its offset may change with the seasons.
 */
export function repeatEntries(calendar: string, entries: readonly CalendarEntry[]): string {
  const repeated = new Map(entries.filter(({ recurrence }) => recurrence).map((entry) => [entry.uid, entry]));
  if (repeated.size === 0) return calendar;
  const parts = calendar.split(/^BEGIN:VEVENT\r\n/m).map((part) => {
    const entry = repeated.get(/^UID:(.*?)\r\n/m.exec(part.replace(/\r\n[ \t]/g, ""))?.[1] ?? "");
    return entry ? repeatedPart(part, entry) : part;
  });
  return parts.join("BEGIN:VEVENT\r\n");
}

function repeatedPart(part: string, { time, recurrence }: CalendarEntry): string {
  if (!recurrence) return part;
  const except = recurrence.except.map((day) => `EXDATE${exceptionOf(day, time)}\r\n`).join("");
  const inPlace = "start" in time ? atClub(part, time) : part;
  return inPlace.replace(/^END:VEVENT/m, `RRULE:${recurrenceRule(recurrence)}\r\n${except}END:VEVENT`);
}

function atClub(part: string, { start, end }: { readonly start: Date; readonly end: Date }): string {
  return part
    .replace(/^DTSTART:.*$/m, `DTSTART;TZID=${clubTimeZone()}:${localTime(start)}`)
    .replace(/^DTEND:.*$/m, `DTEND;TZID=${clubTimeZone()}:${localTime(end)}`);
}

function exceptionOf(day: string, time: EntryTime): string {
  const date = day.replaceAll("-", "");
  return "start" in time ? `;TZID=${clubTimeZone()}:${date}${localTime(time.start).slice(8)}` : `;VALUE=DATE:${date}`;
}

/** `20260214T180000` */
function localTime(instant: Date): string {
  return isoAtClub(instant).slice(0, 19).replace(/[-:]/g, "");
}
