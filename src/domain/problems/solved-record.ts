import { leastId, type Submission } from "../codeforces/submissions";
import { hasFields, isText, optional, parseJson } from "../shape";
import { handleKey } from "../ratings/rating";
import { MINUTE } from "../time/club-time";
import { type Marks, withMarksOf } from "./marks";
import { codeforcesKey, codeforcesProblemOf, problemKey } from "./problem-key";

function isJudged({ verdict }: Submission): boolean {
  return typeof verdict === "string" && verdict !== "TESTING";
}

/** In ms: Codeforces is asked at most once in this time. */
const TEN_MINUTES = 10 * MINUTE;

/** The answer of Codeforces about someone's submissions, as their device keeps it. */
export interface SolvedRecord {
  readonly handle: string;
  /** When Codeforces began its last complete answer, in ms since 1970; 0 before the first one. */
  readonly askedAt: number;
  /** When it was called last, in ms since 1970: its answer may never have come, as when its reader has left the page. */
  readonly calledAt?: number;
  /** The id of a submission: it and all older ones are known and judged. */
  readonly newest: number;
  /** The names of solved problems by their contest and letter, such as `4/A`. */
  readonly problems: Readonly<Record<string, string>>;
}

/** The entry of the browser's storage that keeps a member's record; another format of it gets another number. */
export function solvedEntry(memberKey: string): string {
  return `myclass.codeforces.1:${memberKey}`;
}

export function noRecord(handle: string): SolvedRecord {
  return { handle, askedAt: 0, newest: 0, problems: {} };
}

/** Reads what is stored; undefined for anything that is not a record. */
export function parseRecord(text: string): SolvedRecord | undefined {
  const json = parseJson(text);
  return isRecord(json) ? json : undefined;
}

function isRecord(value: unknown): value is SolvedRecord {
  const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0;
  const areNames = (names: unknown) =>
    typeof names === "object" && names !== null && Object.values(names).every(isText);
  return hasFields(value, {
    handle: isText,
    askedAt: isCount,
    calledAt: optional(isCount),
    newest: isCount,
    problems: areNames,
  });
}

/** The record of a handle: what is kept, unless that is of another one. */
export function recordOf(handle: string, kept: SolvedRecord | undefined): SolvedRecord {
  return kept && handleKey(kept.handle) === handleKey(handle) ? kept : noRecord(handle);
}

/** In ms since 1970; 0 if it never was. */
export function lastCall({ askedAt, calledAt = 0 }: SolvedRecord): number {
  return Math.max(askedAt, calledAt);
}

/** When Codeforces may be asked again, in ms since 1970. A device whose clock was wrong need not wait longer. */
export function nextQuestion(record: SolvedRecord, now: number): number {
  const last = lastCall(record);
  return last > now ? now : last + TEN_MINUTES;
}

/** Adds the problems that are solved by some submissions; those that are known stay. */
export function addSolved(record: SolvedRecord, submissions: readonly Submission[]): SolvedRecord {
  const solved = submissions.flatMap(({ verdict, problem: { contestId, index, name } }) =>
    verdict === "OK" && typeof contestId === "number" ? [[nameOf(contestId, index), name ?? ""] as const] : [],
  );
  return { ...record, problems: { ...record.problems, ...Object.fromEntries(solved) } };
}

/**
 * Notes that an answer is complete. The next one is read as far as the oldest submission that has no verdict yet.
 *
 * @param submissions all of the answer
 * @param askedAt in ms since 1970
 */
export function completed(record: SolvedRecord, submissions: readonly Submission[], askedAt: number): SolvedRecord {
  const { newest } = record;
  const open = submissions.filter((submission) => submission.id > newest && !isJudged(submission));
  const ids = submissions.map(({ id }) => id);
  const known = open.length > 0 ? leastId(open) - 1 : ids.reduce((most, id) => Math.max(most, id), newest);
  return { ...record, askedAt, newest: Math.max(newest, known) };
}

/** A problem as far as it tells whether it is solved. */
export interface NamedProblem {
  readonly title: string;
  readonly url: string;
}

/**
 * True if someone has solved a problem of Codeforces. Rounds of two divisions share problems: one that is solved in the
 * other round is found by its title.
 */
export function isSolvedIn({ problems }: SolvedRecord, { title, url }: NamedProblem): boolean {
  const problem = codeforcesProblemOf(url);
  if (!problem) return false;
  const { contestId, index } = problem;
  if (Object.hasOwn(problems, nameOf(contestId, index))) return true;
  const twins = [contestId - 1, contestId + 1];
  return Object.entries(problems).some(
    ([key, name]) => twins.some((id) => key.startsWith(`${id}/`)) && name !== "" && plain(name) === plain(title),
  );
}

/** The key of a problem without what all of them begin with. */
function nameOf(contestId: number, index: string): string {
  return codeforcesKey(contestId, index).slice("cf:".length);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

/** Marks problems as solved that are so on Codeforces, unless they have a mark. */
export function withRecord(marks: Marks, record: SolvedRecord, problems: readonly NamedProblem[], day: string): Marks {
  const solved = problems.filter((problem) => isSolvedIn(record, problem));
  return withMarksOf(
    marks,
    new Map(solved.map(({ url }) => [problemKey(url), { state: "solved", day, by: "codeforces" }])),
  );
}
