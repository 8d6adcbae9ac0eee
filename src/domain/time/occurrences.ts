import { compare } from "../order";
import { isRepeated, occurrenceDays } from "./recurrence";
import { type Schedule, spanOf } from "./schedule";

/** Each time that it takes place, the earliest first: one, unless it is repeated. */
function occurrencesOf(schedule: Schedule): readonly Schedule[] {
  if (!isRepeated(schedule)) return [schedule];
  const { time, duration } = schedule;
  return occurrenceDays(schedule).map((date) => ({ date, time, duration }));
}

/** The time that matters at `now`: the current one, or the next one, or the last one. */
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

/**
 * The first instant after `now` at which `view` shows something else; undefined if it never does.
 *
 * @param instants all at which it may change, in any order
 */
export function nextChange(instants: readonly Date[], now: Date, view: (instant: Date) => unknown): Date | undefined {
  const shown = JSON.stringify(view(now));
  return instants
    .filter((instant) => instant > now)
    .sort((one, other) => Number(one) - Number(other))
    .find((instant) => JSON.stringify(view(instant)) !== shown);
}

/**
 * The last instant up to `now` at which something began, ended or was due: from then until `now`, nothing that depends
 * on the time changes. 1970 if there was none.
 *
 * @param others instants that matter beside the schedules
 */
export function lastChange(schedules: readonly Schedule[], now: Date, others: readonly Date[] = []): Date {
  const instants = [...schedules.flatMap(instantsOf), ...others.map((other) => other.getTime())];
  return new Date(instants.reduce((last, instant) => (instant <= now.getTime() ? Math.max(last, instant) : last), 0));
}

function instantsOf(schedule: Schedule): readonly number[] {
  const end = spanOf(schedule)?.end;
  return [...scheduleInstants(schedule), ...(end ? [end] : [])].map((instant) => instant.getTime());
}
