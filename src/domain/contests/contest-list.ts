import { type ApiAnswer, readApiAnswer } from "../codeforces/api-answer";
import { hasFields, isNumber, isText } from "../shape";
import type { Contest } from "./contest";

/** The address to call for all contests that are not in a gym. */
export function contestListAddress(api: string): string {
  return `${api}/contest.list?gym=false`;
}

/** An answer of `contest.list`: the contests that have not begun, without entries that are no contests with a time. */
export type ContestList = ApiAnswer<readonly Contest[]>;

/** Reads an answer of `contest.list`, which may be anything. */
export function readContestList(json: unknown): ContestList {
  return readApiAnswer(json, (contests) => contests.flatMap((contest) => comingContest(contest) ?? []));
}

interface ApiContest {
  readonly id: number;
  readonly name: string;
  readonly phase: string;
  /** In seconds */
  readonly durationSeconds: number;
  /** In seconds since 1970 */
  readonly startTimeSeconds: number;
}

function isContest(value: unknown): value is ApiContest {
  return hasFields(value, {
    id: isNumber,
    name: isText,
    phase: isText,
    durationSeconds: isNumber,
    startTimeSeconds: isNumber,
  });
}

/** The last second that a `Date` can hold. */
const LAST_SECOND = 8.64e12;

function comingContest(contest: unknown): Contest | undefined {
  if (!isContest(contest) || contest.phase !== "BEFORE") return undefined;
  if (Math.abs(contest.startTimeSeconds) > LAST_SECOND) return undefined;
  return {
    number: contest.id,
    name: contest.name.replace(/\s+/g, " ").trim(),
    starts: new Date(contest.startTimeSeconds * 1000).toISOString(),
    minutes: Math.round(contest.durationSeconds / 60),
  };
}
