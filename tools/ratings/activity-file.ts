import type { Content } from "../../src/content/content";
import type { Activity } from "../../src/domain/activity/activity";
import { COUNTED_DAYS, countWeek } from "../../src/domain/activity/count-week";
import type { RecentSubmission } from "../../src/domain/codeforces/recent-submissions";
import { handleKey } from "../../src/domain/ratings/rating";
import { daysBetween } from "../../src/domain/ratings/trend";
import { normalised } from "../../src/model/schema/normalise";
import { activity } from "../../src/model/site/activity";

export interface ActivityFile {
  readonly members: readonly (Activity & { readonly handle: string })[];
  /** Handles for which Codeforces did not answer. */
  readonly missed: readonly string[];
}

/** Undefined if there is none yet. */
export function readActivity({ items }: Content): ActivityFile | undefined {
  const [item] = items.filter(({ source }) => source === activity);
  const { members = [], missed = [] } = item ? activity.schema.parse(normalised(activity.schema, item.fields)) : {};
  return item && { members, missed };
}

interface Counted {
  /** Participants who allow it. */
  readonly handles: readonly string[];
  readonly submissions: ReadonlyMap<string, readonly RecentSubmission[]>;
  readonly missed: readonly string[];
  /** `YYYY-MM-DD` in the club's time zone */
  readonly today: string;
}

/** Members who were not requested keep their old counts, while a day of them still counts. */
export function countedActivity(old: ActivityFile, { handles, submissions, missed, today }: Counted): ActivityFile {
  const before = new Map(old.members.map((member) => [handleKey(member.handle), member]));
  const isMissed = new Set(missed.map(handleKey));
  return {
    members: handles.flatMap((handle) => {
      const known = before.get(handleKey(handle));
      const answered = submissions.get(handleKey(handle));
      if (answered === undefined) return known && daysBetween(known.last, today) <= COUNTED_DAYS ? [known] : [];
      const counted = countWeek(answered, today, known);
      return counted ? [{ handle, ...counted }] : [];
    }),
    missed: handles.filter((handle) => isMissed.has(handleKey(handle))),
  };
}
