import { isSameWord } from "../text/same-word";
import { listFormat } from "../data-files/data-format";
import type { ListedActivity } from "./listed-activity";
import { categoryText, levelText } from "../text/category-text";
import { keyMatcher, searchKey } from "../text/search-key";
import { yearsOf, type ActivityView } from "./activity-list";

/** The files with all items of a kind, which its list loads when a reader searches or scrolls on. */
export const activityFormats = {
  events: listFormat<ListedActivity>("events"),
  workshops: listFormat<ListedActivity>("workshops"),
};

/** The words by which a reader may look for it, as a search compares them (`keyMatcher`). */
function activityKey({ title, description, venue, category, tags, level }: ListedActivity): string {
  const words = [title, description, venue, category && categoryText(category), level && levelText(level)];
  return searchKey([...words, category, level, ...(tags ?? [])].filter(Boolean).join("\n"));
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
      (category === "" || isSameWord(activity.category ?? "", category)) &&
      (tag === "" || activity.tags?.some((each) => isSameWord(each, tag))) &&
      (year === "" || years.includes(year)) &&
      matches(key)
        ? [activity]
        : [],
    );
  };
}
