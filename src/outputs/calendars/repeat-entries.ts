import type { CalendarEntry } from "../../domain/calendar/calendar-entry";
import { recurrenceRule } from "../../domain/calendar/recurrence-rule";
import { clubTimeZone } from "../../domain/time/club-time";
import { MINUTE } from "../../domain/time/durations";
import type { WallTimes } from "../../domain/time/schedule";

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

function repeatedPart(part: string, { recurrence }: CalendarEntry): string {
  if (!recurrence) return part;
  const { wall } = recurrence;
  const except = recurrence.except.map((day) => `EXDATE${exceptionOf(day, wall)}\r\n`).join("");
  const inPlace = wall ? atClub(part, wall) : part;
  return inPlace.replace(/^END:VEVENT/m, `RRULE:${recurrenceRule(recurrence)}\r\n${except}END:VEVENT`);
}

/**
 * The times are those of the content, even if clocks leave them out on the first day: programs then know what to do (RFC
 * 5545, 3.3.5), and all other days have the right ones. An end would make every time as short as that on the first day.
 */
function atClub(part: string, { start, end }: WallTimes): string {
  return part
    .replace(/^DTSTART:.*$/m, `DTSTART;TZID=${clubTimeZone()}:${localTime(start)}`)
    .replace(/^DTEND:.*$/m, `DURATION:PT${Math.round((end - start) / MINUTE)}M`);
}

function exceptionOf(day: string, wall: WallTimes | undefined): string {
  const date = day.replaceAll("-", "");
  return wall ? `;TZID=${clubTimeZone()}:${date}${localTime(wall.start).slice(8)}` : `;VALUE=DATE:${date}`;
}

/** `20260214T180000` */
function localTime(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, "");
}
