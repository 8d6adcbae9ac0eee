import { type Schedule, spanOf } from "./schedule";
import { scheduleInstants } from "./occurrences";

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
 * The last instant up to `now` at which something began, ended or was due: from then until `now`, everything that
 * depends on the time stays as it is. 1970 if there was none.
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
