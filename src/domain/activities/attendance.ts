import { DAY, wallOf } from "../time/club-time";
import { lastDayOf, type Schedule, spanOf } from "../time/schedule";

/** A full page of A4. */
const USUAL_ROWS = 22;
const MOST_ROWS = 200;

/** Columns for more days would be too narrow to sign in. */
const MOST_DAYS = 5;

/** How many people can sign on the sheet of a workshop: one for each place, or a page if their number is not known. */
export function attendanceRows(workshop: {
  readonly maxParticipants?: number | null;
  readonly currentParticipants?: number | null;
}): number {
  const { maxParticipants, currentParticipants } = workshop;
  return Math.min(MOST_ROWS, Math.max(1, maxParticipants || USUAL_ROWS, currentParticipants ?? 0));
}

/** The days on which a workshop takes place, `YYYY-MM-DD`: for each of them participants sign once. One without a date has none. */
export function attendanceDays(workshop: Schedule): readonly string[] {
  const span = spanOf(workshop);
  if (!span) return [];
  const first = wallOf(span.start).getTime();
  // By the club's clocks: the day on which they are put back has 25 hours.
  const count = Math.max(1, dayCount(workshop) ?? Math.ceil((wallOf(span.over).getTime() - first) / DAY));
  return Array.from({ length: Math.min(MOST_DAYS, count) }, (_, index) =>
    new Date(first + index * DAY).toISOString().slice(0, 10),
  );
}

function dayCount({ date, ...schedule }: Schedule): number | undefined {
  const last = lastDayOf({ date, ...schedule });
  return date && last ? (Date.parse(last) - Date.parse(date)) / DAY + 1 : undefined;
}
