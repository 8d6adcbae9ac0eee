import { compare } from "../order";
import { isRepeated, occurrenceDays } from "./recurrence";
import { type Schedule, spanOf } from "./schedule";

/** Each time that it takes place, the earliest first: one, unless it is repeated. */
function occurrencesOf(schedule: Schedule): readonly Schedule[] {
  if (!isRepeated(schedule)) return [schedule];
  const { time, duration } = schedule;
  return occurrenceDays(schedule).map((date) => ({ date, time, duration }));
}

/** The time that matters at `now`: the one under way, otherwise the next one, otherwise the last one. */
export function occurrenceAt(schedule: Schedule, now: Date): Schedule {
  const all = occurrencesOf(schedule);
  return all.find((occurrence) => !isOver(occurrence, now)) ?? all.at(-1) ?? schedule;
}

/** The next time that is still to come at `now`; undefined if there is none. */
export function comingOccurrence(schedule: Schedule, now: Date): Schedule | undefined {
  return occurrencesOf(schedule).find((occurrence) => isToCome(occurrence, now));
}

/**
 * True if it, or one of its repetitions, is still to come: it starts after now; with a date and no readable time, its
 * first day has not ended (docs/behaviour.md#dates-and-times).
 */
export function startsInFuture(schedule: Schedule, now: Date): boolean {
  return comingOccurrence(schedule, now) !== undefined;
}

function isToCome(occurrence: Schedule, now: Date): boolean {
  const span = spanOf(occurrence);
  if (!span) return false;
  return (span.hasTime ? span.start : span.firstDayOver) > now;
}

function isOver(occurrence: Schedule, now: Date): boolean {
  const span = spanOf(occurrence);
  return span !== undefined && span.over <= now;
}

/** When it is over, with all its repetitions; undefined without a date. */
export function endOf(schedule: Schedule): Date | undefined {
  return occurrencesOf(schedule).map(spanOf).at(-1)?.over;
}

/** All instants at which something about it may change: each start, the end of each first day, and when each is over. */
export function scheduleInstants(schedule: Schedule): readonly Date[] {
  return occurrencesOf(schedule).flatMap((occurrence) => {
    const span = spanOf(occurrence);
    return span ? [span.start, span.firstDayOver, span.over] : [];
  });
}

/** The earliest first; what has no date comes last, in the order given. */
export function byStart(a: Schedule, b: Schedule): number {
  return compare(spanOf(a)?.start.getTime() ?? Infinity, spanOf(b)?.start.getTime() ?? Infinity);
}
