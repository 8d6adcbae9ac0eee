import { isPicture, type PictureSource } from "../picture-source";
import { hasFields, isBoolean, isListOf, isText, optional } from "../shape";
import { searchKey } from "../text/search-key";
import type { Schedule } from "../time/schedule";
import type { DataFormat } from "../data-files/data-format";

/** The kinds whose items take place at a time and have a page of their own. */
export const activityFolders = ["events", "workshops"] as const;

export type ActivityFolder = (typeof activityFolders)[number];

/** An event or workshop as a list shows it: in the page, and in the file that is loaded on demand. */
export interface ListedActivity extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly description?: string | null;
  readonly venue?: string | null;
  readonly joinLink?: string | null;
  readonly participants?: string | null;
  readonly status?: string | null;
  readonly category?: string | null;
  readonly tags?: readonly string[] | null;
  readonly level?: string | null;
  readonly registrationOpen?: boolean | null;
  readonly registrationLink?: string | null;
  readonly picture?: PictureSource | undefined;
}

/** The words by which a reader may look for it, as a search compares them (`keyMatcher`). */
export function activityKey({ title, description, venue, category, tags, level }: ListedActivity): string {
  return searchKey([title, description, venue, category, level, ...(tags ?? [])].filter(Boolean).join("\n"));
}

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
