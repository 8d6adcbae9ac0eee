import { parametersOf, queryOf } from "../addresses/own-parameters";
import { compare } from "../order";
import { foldCase } from "../text/letters";
import { isSameWord, wordKey } from "../text/same-word";
import { type Marks } from "./marks";
import { judgeName } from "./problem-key";

/** `todo` means everything that is not solved, including problems to solve again. */
export const markStates = ["todo", "solved", "again"] as const;

export const problemOrders = ["easiest", "hardest"] as const;

/** Which problems of a sheet a reader wants to see. An empty list means all; several values mean any of them. */
export interface SheetFilter {
  readonly topic: readonly string[];
  readonly source: readonly string[];
  /** Words, or ranges that include their ends, such as `800-1200` and `1600-`. */
  readonly difficulty: readonly string[];
  readonly state: readonly string[];
  readonly starred: boolean;
  /** Empty: in the order of the sheet. */
  readonly sort: string;
  readonly query: string;
}

/** The part of a problem that filters need. */
export interface FilteredProblem {
  readonly title: string;
  readonly key: string;
  readonly source: string;
  readonly difficulty: string | null;
  readonly topic: string | null;
  readonly starred: boolean | null;
}

/** The source of a problem, from its field or its address. */
export function sourceOf({ source, url }: { readonly source: string | null; readonly url: string }): string {
  return source ?? judgeName(url);
}

/** Reads the filter in an address, such as `?topic=Graphs&difficulty=800-1200`. Values that no problem can have are ignored. */
export function sheetFilterIn(address: string, problems: readonly FilteredProblem[]): SheetFilter {
  const parameters = parametersOf(address);
  const known = (name: "topic" | "source" | "difficulty") =>
    parameters
      .getAll(name)
      .filter(
        (value) =>
          problems.some((problem) => isSameWord(problem[name] ?? "", value)) ||
          (name === "difficulty" && rangeOf(value) !== undefined),
      );
  return {
    topic: known("topic"),
    source: known("source"),
    difficulty: known("difficulty"),
    state: parameters.getAll("state").filter((state) => markStates.some((each) => each === state)),
    starred: parameters.get("starred") === "1",
    sort: problemOrders.find((order) => order === parameters.get("sort")) ?? "",
    query: parameters.get("q") ?? "",
  };
}

/** The query of a filter; empty if it shows everything. */
export function sheetAddress({ topic, source, difficulty, starred, state, sort, query }: SheetFilter): string {
  return queryOf({ topic, source, difficulty, starred: starred ? "1" : "", state, sort, q: query });
}

/** The problems that match a filter, sorted. */
export function filteredProblems<Problem extends FilteredProblem>(
  problems: readonly Problem[],
  filter: SheetFilter,
  marks: Marks,
): readonly Problem[] {
  const words = foldCase(filter.query).split(/\s+/).filter(Boolean);
  const shown = problems.filter((problem) => {
    const text = foldCase(`${problem.title} ${problem.source} ${problem.topic ?? ""}`);
    const state = marks.get(problem.key)?.state;
    return (
      isOneOf(problem.topic, filter.topic) &&
      isOneOf(problem.source, filter.source) &&
      isAsHard(problem.difficulty, filter.difficulty) &&
      (!filter.starred || problem.starred === true) &&
      (filter.state.length === 0 || filter.state.some((each) => isIn(each, state))) &&
      words.every((word) => text.includes(word))
    );
  });
  if (filter.sort === "") return shown;
  const direction = filter.sort === "hardest" ? -1 : 1;
  const placeOf = ({ difficulty }: Problem) => difficultyNumber(difficulty) ?? Infinity;
  // Problems without a number come last in both directions.
  return shown.sort((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return Number.isFinite(left) && Number.isFinite(right) ? direction * compare(left, right) : compare(left, right);
  });
}

function isOneOf(word: string | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((each) => isSameWord(each, word ?? ""));
}

function isIn(wanted: string, state: string | undefined): boolean {
  return wanted === "todo" ? state !== "solved" : state === wanted;
}

function isAsHard(difficulty: string | null, wanted: readonly string[]): boolean {
  const number = difficultyNumber(difficulty);
  const isBetween = (range: Range | undefined) =>
    range !== undefined && number !== undefined && number >= range.from && number <= range.to;
  return isOneOf(difficulty, wanted) || wanted.some((each) => isBetween(rangeOf(each)));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeOf(value: string): Range | undefined {
  const [, from, to] = /^(\d{0,6})-(\d{0,6})$/.exec(value) ?? [];
  if (from === undefined || to === undefined || from + to === "") return undefined;
  return { from: from === "" ? 0 : Number(from), to: to === "" ? Infinity : Number(to) };
}

function difficultyNumber(difficulty: string | null): number | undefined {
  return difficulty !== null && /^\s*\d{1,6}\s*$/.test(difficulty) ? Number(difficulty) : undefined;
}

/** The width of a rating range. */
const BAND = 400;

/** The difficulties to choose from: the words of the problems, and the ranges of their numbers. */
export function difficultyChoices(problems: readonly FilteredProblem[]): readonly string[] {
  const numbers = problems.flatMap(({ difficulty }) => difficultyNumber(difficulty) ?? []);
  const bands = [...new Set(numbers.map((number) => Math.floor(number / BAND)))].sort(compare);
  const words = new Map(
    problems.flatMap(({ difficulty }) =>
      difficulty === null || difficultyNumber(difficulty) !== undefined ? [] : [[wordKey(difficulty), difficulty]],
    ),
  );
  return [...words.values(), ...bands.map((band) => `${band * BAND}-${(band + 1) * BAND - 1}`)];
}
