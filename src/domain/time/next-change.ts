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
