import type { Contest } from "../contests/contest";
import { hasFields, isNumber, isText, propertyOf } from "../shape";
import { type Question, readAnswer } from "./answer";

export interface ContestList {
  readonly contests: readonly Contest[];
  /** The names, numbers or places of those that the site can't show. */
  readonly leftOut: readonly string[];
}

export const contestList: Question<ContestList> = {
  path: "contest.list?gym=false",
  read: (json) =>
    readAnswer(json, (entries) => {
      const coming = entries.flatMap((entry, index) => (hasBegun(entry) ? [] : [{ entry, index }]));
      const read = coming.map(({ entry, index }) => contestOf(entry) ?? nameOf(entry, index));
      return {
        contests: read.filter((each) => typeof each !== "string"),
        leftOut: read.filter((each) => typeof each === "string"),
      };
    }),
};

function hasBegun(entry: unknown): boolean {
  const phase = propertyOf(entry, "phase");
  return isText(phase) && phase !== "BEFORE";
}

function nameOf(entry: unknown, index: number): string {
  const [name, id] = [propertyOf(entry, "name"), propertyOf(entry, "id")];
  if (isText(name) && name.trim() !== "") return name.trim();
  return isNumber(id) ? String(id) : `#${index + 1}`;
}

interface ApiContest {
  readonly id: number;
  readonly name: string;
  /** In seconds */
  readonly durationSeconds: number;
  /** In seconds since 1970 */
  readonly startTimeSeconds: number;
}

function isContest(value: unknown): value is ApiContest {
  return hasFields(value, {
    id: (id) => Number.isSafeInteger(id),
    name: (name) => isText(name) && name.trim() !== "",
    phase: isText,
    durationSeconds: (seconds) => isNumber(seconds) && Number(seconds) >= 60,
    startTimeSeconds: (seconds) => isNumber(seconds) && Math.abs(Number(seconds)) <= LAST_SECOND,
  });
}

/** The last second of the year 9999. */
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;

function contestOf(entry: unknown): Contest | undefined {
  if (!isContest(entry)) return undefined;
  return {
    number: entry.id,
    name: entry.name.replace(/\s+/g, " ").trim(),
    starts: new Date(entry.startTimeSeconds * 1000).toISOString(),
    minutes: Math.round(entry.durationSeconds / 60),
  };
}
