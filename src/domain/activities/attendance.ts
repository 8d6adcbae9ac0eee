import { wallOf } from "../time/club-time";
import { DAY } from "../time/durations";
import { spanOf, type Schedule } from "../time/schedule";

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

/** The numbers of the days on which a workshop takes place: for each of them participants sign once. */
export function attendanceDays(workshop: Schedule): readonly number[] {
  const span = spanOf(workshop);
  // By the club's clocks: the day on which they are put back has 25 hours.
  const count = span ? Math.ceil((wallOf(span.over).getTime() - wallOf(span.start).getTime()) / DAY) : 1;
  return Array.from({ length: Math.min(MOST_DAYS, Math.max(1, count)) }, (_, index) => index + 1);
}
