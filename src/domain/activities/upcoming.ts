import { nextChange, byStart, comingOccurrence, scheduleInstants } from "../time/occurrences";
import type { Schedule } from "../time/schedule";

/** How many items the home page shows (docs/behaviour.md#home-page). */
const MOST = 3;

type Dated<T> = T & { readonly date: string };

/** The next entries at `now`: at most 3, the earliest first. What is repeated has the date of its next time. */
export function upcomingAt<T extends Schedule>(entries: readonly T[], now: Date): Dated<T>[] {
  return entries
    .flatMap((entry) => {
      const coming = comingOccurrence(entry, now);
      return coming?.date ? [{ ...entry, date: coming.date }] : [];
    })
    .sort(byStart)
    .slice(0, MOST);
}

export function upcomingChange(entries: readonly Schedule[], now: Date): Date | undefined {
  const shown = (instant: Date) =>
    upcomingAt(
      [...entries.keys()].map((index) => ({ ...entries[index], index })),
      instant,
    );
  return nextChange(entries.flatMap(scheduleInstants), now, (instant) =>
    shown(instant).map(({ index, date }) => [index, date]),
  );
}
