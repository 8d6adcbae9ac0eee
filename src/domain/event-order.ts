import { byStart, spanOf, type Schedule } from "./schedule";

/** The latest date first; what has no date yet stands before all others, since it is still to come. */
export function newestFirst(a: Schedule, b: Schedule): number {
  const hasDates = spanOf(a) && spanOf(b);
  return hasDates ? byStart(b, a) : Number(spanOf(a) !== undefined) - Number(spanOf(b) !== undefined);
}
