import { byStart, startsInFuture, type Schedule } from "../time/schedule";

/** How many items the home page shows (docs/behaviour.md#home-page). */
const MOST = 3;

/** What comes next at `now`: at most 3, the earliest first. */
export function upcomingAt<T extends Schedule>(entries: readonly T[], now: Date): T[] {
  return entries
    .filter((entry) => startsInFuture(entry, now))
    .sort(byStart)
    .slice(0, MOST);
}
