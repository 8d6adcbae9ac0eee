import { resultCellText } from "../../model/values/result-cell";
import type { ReadContest, ReadProblem, ReadRow, ReadStandings } from "../results/read-standings";
import { hasFields, isListOf, isNumber, isText, optional } from "../shape";
import { dayAtClub } from "../time/club-time";
import { type Answer, type Question, readResult } from "./answer";
import { t } from "../../words/t";

/** All official rows of a contest: without a signature, Codeforces answers no other call about standings. */
export function standingsOf(contestId: number): Question<ReadStandings> {
  return { path: `contest.standings?contestId=${contestId}`, read: readStandingsAnswer };
}

/** Reads the answer to `contest.standings`, even a saved one with unofficial rows. */
export function readStandingsAnswer(json: unknown): Answer<ReadStandings> {
  return readResult(json, (result) => {
    if (!isResult(result)) return undefined;
    const { contest, problems, rows } = result;
    const places = rows.map((row, index) => ({ ...row, place: t("row {number}", { number: index + 1 }) }));
    return {
      contest: contestOf(contest),
      problems: problems.map(({ index, name }): ReadProblem => ({
        label: index,
        ...(name && { title: name }),
        url: `${addressOf(contest.id)}/problem/${index}`,
      })),
      rows: places.flatMap((row) =>
        outside.has(row.party.participantType) ? [] : rowOf(row, contest.type === "ICPC"),
      ),
    };
  });
}

/** Participants who took part at another time. */
const outside = new Set(["VIRTUAL", "PRACTICE", "MANAGER"]);

/** The time of submissions in practice. */
const NO_TIME = 2_147_483_647;

interface ApiContest {
  readonly id: number;
  readonly name: string;
  readonly type?: string | null;
  readonly phase?: string | null;
  readonly startTimeSeconds?: number | null;
}

interface ApiRow {
  readonly party: {
    /** Empty for some teams, such as those that took part elsewhere. */
    readonly members: readonly { readonly handle: string }[];
    readonly participantType: string;
    readonly teamName?: string | null;
  };
  readonly rank: number;
  /** In ICPC contests, the number of solved problems. */
  readonly points: number;
  readonly penalty?: number | null;
  readonly problemResults: readonly ApiProblemResult[];
}

interface ApiProblemResult {
  readonly points: number;
  readonly rejectedAttemptCount: number;
  readonly bestSubmissionTimeSeconds?: number | null;
}

interface ApiResult {
  readonly contest: ApiContest;
  readonly problems: readonly { readonly index: string; readonly name?: string | null }[];
  readonly rows: readonly ApiRow[];
}

function isResult(value: unknown): value is ApiResult {
  const isId = (id: unknown) => Number.isSafeInteger(id);
  return hasFields(value, {
    contest: (contest) =>
      hasFields(contest, {
        id: isId,
        name: isText,
        type: optional(isText),
        phase: optional(isText),
        startTimeSeconds: optional(isNumber),
      }),
    problems: isListOf((problem) => hasFields(problem, { index: isText, name: optional(isText) })),
    rows: isListOf(isRow),
  });
}

const isRow = (value: unknown) =>
  hasFields(value, {
    party: (party) =>
      hasFields(party, {
        members: isListOf((member) => hasFields(member, { handle: isText })),
        participantType: isText,
        teamName: optional(isText),
      }),
    rank: isNumber,
    points: isNumber,
    penalty: optional(isNumber),
    problemResults: isListOf((result) =>
      hasFields(result, {
        points: isNumber,
        rejectedAttemptCount: isNumber,
        bestSubmissionTimeSeconds: optional(isNumber),
      }),
    ),
  });

function contestOf({ id, name, phase, startTimeSeconds }: ApiContest): ReadContest {
  return {
    title: name.replace(/\s+/g, " ").trim(),
    ...(startTimeSeconds && { date: dayAtClub(new Date(startTimeSeconds * 1000)) }),
    kind: "codeforces",
    contestId: id,
    url: `${addressOf(id)}/standings`,
    isOpen: phase !== undefined && phase !== null && phase !== "FINISHED",
  };
}

/** Gyms have large numbers and different addresses. */
function addressOf(contestId: number): string {
  return `https://codeforces.com/${contestId >= 100_000 ? "gym" : "contest"}/${contestId}`;
}

function rowOf({ party, place, ...row }: ApiRow & { readonly place: string }, isIcpc: boolean): ReadRow {
  const handles = party.members.map(({ handle }) => handle);
  const solved = row.problemResults.filter(({ points }) => points > 0).length;
  return {
    place,
    name: party.teamName?.trim() || handles.join(", "),
    members: handles,
    ...(row.rank > 0 && { rank: row.rank }),
    ...(party.participantType === "OUT_OF_COMPETITION" && { unofficial: true }),
    solved: isIcpc ? row.points : solved,
    ...(isIcpc ? { penalty: row.penalty ?? 0 } : { points: row.points }),
    cells: row.problemResults.map((result) => cellOf(result, isIcpc)),
  };
}

function cellOf(
  { points, rejectedAttemptCount: tries, bestSubmissionTimeSeconds }: ApiProblemResult,
  isIcpc: boolean,
): string {
  const seconds = bestSubmissionTimeSeconds ?? NO_TIME;
  const time = seconds === NO_TIME ? {} : { minute: Math.floor(seconds / 60) };
  if (points > 0)
    return resultCellText({
      ...(isIcpc ? { state: "solved" } : { state: "scored", points }),
      tries,
      ...time,
      isFirst: false,
    });
  return resultCellText({ state: tries > 0 ? "tried" : "untouched", tries, isFirst: false });
}
