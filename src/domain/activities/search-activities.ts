import { keyMatcher, searchKey } from "../text/search-key";
import { yearsOf } from "./activity-list";
import type { ActivityView } from "./activity-view";
import type { ListedActivity } from "./listed-activity";

/** The words by which a reader may look for it, as a search compares them (`keyMatcher`). */
function activityKey({ title, description, venue, category, tags, level }: ListedActivity): string {
  return searchKey([title, description, venue, category, level, ...(tags ?? [])].filter(Boolean).join("\n"));
}

/** Prepares a list for being searched with every key: the function finds those that a view names, in their order. */
export function activitySearch(
  activities: readonly ListedActivity[],
): (view: ActivityView) => readonly ListedActivity[] {
  const searchable = activities.map((activity) => ({
    activity,
    key: activityKey(activity),
    years: yearsOf(activity),
  }));
  return ({ query, category, tag, year }) => {
    const matches = query.trim() === "" ? () => true : keyMatcher(query);
    return searchable.flatMap(({ activity, key, years }) =>
      (category === "" || activity.category === category) &&
      (tag === "" || activity.tags?.includes(tag)) &&
      (year === "" || years.includes(year)) &&
      matches(key)
        ? [activity]
        : [],
    );
  };
}
