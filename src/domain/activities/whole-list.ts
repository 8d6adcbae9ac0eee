import { isSameWord } from "../text/same-word";
import type { DataFormat } from "../data-files/data-format";
import { isPicture } from "../picture-source";
import { hasFields, isBoolean, isListOf, isText, optional } from "../shape";
import type { ActivityFolder, ListedActivity } from "./listed-activity";
import { categoryText, levelText } from "../text/category-text";
import { keyMatcher, searchKey } from "../text/search-key";
import { yearsOf, type ActivityView } from "./activity-list";

/** True if a value from outside is an event or workshop as lists show it. */
function isListedActivity(value: unknown): value is ListedActivity {
  return hasFields(value, {
    id: isText,
    title: isText,
    date: optional(isText),
    time: optional(isText),
    endDate: optional(isText),
    everyDay: optional(isBoolean),
    duration: optional(isText),
    repeats: optional(isText),
    repeatsUntil: optional(isText),
    repeatsExcept: optional(isListOf(isText)),
    description: optional(isText),
    venue: optional(isText),
    joinLink: optional(isText),
    participants: optional(isText),
    status: optional(isText),
    category: optional(isText),
    tags: optional(isListOf(isText)),
    level: optional(isText),
    registrationOpen: optional(isBoolean),
    registrationLink: optional(isText),
    picture: optional(isPicture),
  });
}

/** The file of all items of a kind, which its list loads once a reader searches it or goes on. */
export function activityFormat(folder: ActivityFolder): DataFormat<readonly ListedActivity[]> {
  return {
    name: folder,
    pack: (activities) => activities,
    parse(json) {
      if (!Array.isArray(json) || !json.every(isListedActivity))
        throw new TypeError(`The file is no list of ${folder}`);
      return json;
    },
  };
}

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
