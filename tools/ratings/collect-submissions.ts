import { PACE } from "../../src/domain/codeforces/client";
import type { Question } from "../../src/domain/codeforces/answer";
import { askRecent, type RecentSubmission } from "../../src/domain/codeforces/recent-submissions";
import { handleKey } from "../../src/domain/ratings/rating";
import { COUNTED_DAYS } from "../../src/domain/activity/count-week";
import { daysBetween } from "../../src/domain/ratings/trend";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import type { ActivityFile } from "./activity-file";
import { type Asked, askEach } from "./ask-each";
import { sayWhatIsLeft } from "./collect-histories";
import { askedNames, type Collection } from "./collect-ratings";
import { t } from "../../src/words/t";

interface Recent {
  /** By `handleKey`. */
  readonly submissions: ReadonlyMap<string, readonly RecentSubmission[]>;
  /** Handles without an answer. */
  readonly missed: readonly string[];
}

/**
 * Members who were on Codeforces since the last run, whose last solved problem still counts, or who got no answer then.
 *
 * @param lastRun in ms since 1970
 * @param today `YYYY-MM-DD` in the club's time zone
 */
export function wantedSubmissions(
  { ratings, renamed }: Pick<Collection, "ratings" | "renamed">,
  { members, missed }: ActivityFile,
  lastRun: number,
  today: string,
): readonly Asked[] {
  const nameOf = askedNames(renamed);
  const counted = members.filter(({ last }) => daysBetween(last, today) <= COUNTED_DAYS).map(({ handle }) => handle);
  const again = new Set([...counted, ...missed].map(handleKey));
  return ratings
    .filter(({ handle, lastOnline = Infinity }) => lastOnline >= lastRun || again.has(handleKey(handle)))
    .map(({ handle }) => ({ handle, name: nameOf(handle) }));
}

/** Fetches the submissions of all these members since an instant, one call every two seconds. */
export async function collectSubmissions(wanted: readonly Asked[], since: Date, terminal: Terminal): Promise<Recent> {
  const submissions = new Map<string, readonly RecentSubmission[]>();
  const missed: string[] = [];
  const ask = async <Value>(question: Question<Value>) => {
    await terminal.pause(PACE);
    return terminal.ask(question);
  };
  const asked = await askEach(wanted, {
    ask: async ({ handle, name }) => {
      const answer = await askRecent(name, since, ask);
      if (!("kind" in answer)) {
        submissions.set(handleKey(handle), answer);
        return undefined;
      }
      missed.push(handle);
      const parts = { handle, reason: reasonOf(answer) };
      terminal.say(t("No submissions of {handle} ({reason}): the next run asks again.", parts));
      return answer.kind;
    },
    store: (count) => {
      terminal.say(t("Submissions of {asked} of {all} members requested", { asked: count, all: wanted.length }));
      return Promise.resolve();
    },
  });
  const rest = wanted.slice(asked);
  sayWhatIsLeft(terminal, rest.length);
  return { submissions, missed: [...missed, ...rest.map(({ handle }) => handle)] };
}
