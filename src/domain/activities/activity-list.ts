import { endOf, byStart, occurrenceAt } from "../time/occurrences";
import { dayAfter } from "../time/club-time";
import { occurrenceDays } from "../time/recurrence";
import { lastDayOf, type Schedule } from "../time/schedule";
import type { ActivityOptions } from "./activity-view";
import type { ListedActivity } from "./listed-activity";
import { newestEventFirst } from "./newest-first";

/** How many past items are shown at first, and how many more at a time: whole rows of one to four cards. */
export const PAST_SIZE = 24;

/** A list in its two parts. */
export interface ActivityParts {
  /** Those that are not over: first those without a date, then the soonest first. */
  readonly coming: readonly ListedActivity[];
  /** The newest first. */
  readonly past: readonly ListedActivity[];
}

/** Divides a list at an instant (docs/behaviour.md#events). */
export function partsAt(activities: readonly ListedActivity[], now: Date): ActivityParts {
  const isPast = (activity: ListedActivity) => {
    const end = endOf(activity);
    return end !== undefined && end <= now;
  };
  return {
    coming: activities.filter((activity) => !isPast(activity)).sort(soonestFirst(now)),
    past: activities.filter(isPast).sort((a, b) => newestEventFirst(now)(identified(a), identified(b))),
  };
}

/** The next instant after `now` at which something is over. */
export function nextEnd(coming: readonly ListedActivity[]): Date | undefined {
  const ends = coming.flatMap((activity) => endOf(activity)?.getTime() ?? []);
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}

function identified(activity: ListedActivity) {
  return { ...activity, jsonId: activity.id };
}

function soonestFirst(now: Date): (a: ListedActivity, b: ListedActivity) => number {
  return (itemA, itemB) => {
    const isDated = ({ date }: ListedActivity) => Number(Boolean(date));
    return (
      isDated(itemA) - isDated(itemB) ||
      byStart(occurrenceAt(itemA, now), occurrenceAt(itemB, now)) ||
      (itemA.id < itemB.id ? -1 : 1)
    );
  };
}

/** Nothing that lasts longer is of interest to the day. */
const MOST_DAYS = 366;

/** The days on which it takes place, `YYYY-MM-DD`, the earliest first; none without a real date. */
export function activityDays(activity: Schedule): readonly string[] {
  const last = lastDayOf(activity);
  const days = occurrenceDays(activity);
  const [first] = days;
  if (last === undefined || first === undefined) return days;
  const all = [first];
  for (let day = first; day < last && all.length < MOST_DAYS; all.push(day)) day = dayAfter(day);
  return all;
}

/** The years in which it takes place, such as '2026'. */
export function yearsOf(activity: Schedule): readonly string[] {
  return [...new Set(activityDays(activity).map((day) => day.slice(0, 4)))];
}

/** The years that have a page of their own, the newest first; none where the list's page shows all of its items. */
export function archivedYears(activities: readonly Schedule[]): readonly string[] {
  return activities.length <= PAST_SIZE ? [] : yearsIn(activities);
}

function yearsIn(activities: readonly Schedule[]): readonly string[] {
  return [...new Set(activities.flatMap(yearsOf))].sort().reverse();
}

/** The words by which a list can be narrowed. */
export function activityOptions(activities: readonly ListedActivity[]): ActivityOptions {
  const distinct = (words: readonly string[]) => [...new Set(words)].sort();
  return {
    categories: distinct(activities.flatMap(({ category }) => category ?? [])),
    tags: distinct(activities.flatMap(({ tags }) => tags ?? [])),
    years: yearsIn(activities),
  };
}
