import type { RecentSubmission } from "../codeforces/recent-submissions";
import { codeforcesKey } from "../problems/problem-key";
import { compare } from "../order";
import { daysBetween } from "../ratings/trend";
import type { Activity } from "./activity";
import { isSameWord } from "../text/same-word";
import { dayAtClub, dayBefore } from "../time/club-time";

/** In days before today: the week and the day before it. Verdicts may change, so these are counted again each night. */
export const COUNTED_DAYS = 8;

/** The first day that is counted, `YYYY-MM-DD`. */
export function firstCountedDay(today: string): string {
  return Array.from({ length: COUNTED_DAYS }).reduce<string>(dayBefore, today);
}

/**
 * Counts what someone has solved: each problem once, even if two rounds share it.
 *
 * @param submissions all since the first counted day
 * @param today `YYYY-MM-DD` in the club's time zone, which does not count yet
 * @param old the last count, which knows streaks that began earlier
 * @returns undefined if they have solved nothing
 */
export function countWeek(
  submissions: readonly RecentSubmission[],
  today: string,
  old: Activity | undefined,
): Activity | undefined {
  const first = firstCountedDay(today);
  const accepted = submissions
    .flatMap(({ verdict, problem: { contestId, index, name }, creationTimeSeconds }) => {
      const day = dayAtClub(new Date(creationTimeSeconds * 1000));
      const isCounted = verdict === "OK" && typeof contestId === "number" && day >= first && day <= today;
      return isCounted ? [{ contestId, index, name: name ?? "", day }] : [];
    })
    .sort((a, b) => compare(a.day, b.day));
  const last = accepted.at(-1)?.day;
  if (last === undefined) return undefined;
  const days = new Set(accepted.map(({ day }) => day));
  let since = last;
  while (days.has(dayBefore(since))) since = dayBefore(since);
  const before = dayBefore(first);
  if (old !== undefined && since === first && old.since <= before && old.last >= before) since = old.since;
  const inWeek = accepted.filter(({ day }) => day < today && daysBetween(day, today) < COUNTED_DAYS);
  return { week: countProblems(inWeek), since, last };
}

interface Solved {
  readonly contestId: number;
  readonly index: string;
  readonly name: string;
}

function countProblems(solved: readonly Solved[]): number {
  const once = [...new Map(solved.map((each) => [codeforcesKey(each.contestId, each.index), each])).values()];
  return once.filter((each, place) => !once.slice(0, place).some((other) => areTwins(each, other))).length;
}

/** Rounds of two divisions, with consecutive numbers, share problems. */
function areTwins(one: Solved, other: Solved): boolean {
  return Math.abs(one.contestId - other.contestId) === 1 && one.name !== "" && isSameWord(one.name, other.name);
}
