import { printStep, readStep, type RatingStep } from "../../model/values/rating-step";
import { compare } from "../order";
import { handleKey } from "./rating";

export interface History {
  readonly handle: string;
  /** The oldest first. */
  readonly steps: readonly RatingStep[];
  readonly isSample: boolean;
}

/** Histories by `handleKey`. */
export type Histories = ReadonlyMap<string, History>;

export interface YearOfHistory {
  readonly isSample?: boolean | null | undefined;
  readonly members?: readonly { readonly handle: string; readonly changes: readonly string[] }[] | undefined;
}

/**
 * The histories that the files of all years make together, one step a day.
 *
 * @param today `YYYY-MM-DD`: what a file says about later days can't be true
 */
export function historiesIn(years: readonly YearOfHistory[], today = "9999"): Map<string, History> {
  const histories = new Map<string, History>();
  for (const { isSample, members = [] } of years)
    for (const { handle, changes } of members) {
      const known = histories.get(handleKey(handle));
      const steps = changes.flatMap((change) => readStep(change) ?? []).filter(({ day }) => day <= today);
      const byDay = new Map([...(known?.steps ?? []), ...steps].map((step) => [step.day, step]));
      histories.set(handleKey(handle), {
        handle,
        steps: [...byDay.values()].sort((a, b) => compare(a.day, b.day)),
        isSample: isSample === true || known?.isSample === true,
      });
    }
  return histories;
}

/** The files of all years, by year; of each the members by handle, so that a change is a change of one line. */
export function yearsOf(histories: Histories): Map<string, Required<Pick<YearOfHistory, "members">>> {
  const sorted = [...histories].sort(([a], [b]) => compare(a, b));
  const years = new Map<string, { handle: string; changes: string[] }[]>();
  for (const [, { handle, steps }] of sorted)
    for (const step of steps) {
      const year = step.day.slice(0, 4);
      const members = years.get(year) ?? [];
      years.set(year, members);
      const last = members.at(-1);
      if (last?.handle === handle) last.changes.push(printStep(step));
      else members.push({ handle, changes: [printStep(step)] });
    }
  return new Map(Array.from(years, ([year, members]) => [year, { members }]));
}

/** A history with what Codeforces answers now: that is right from its first day on, and nothing before it is lost. */
export function mergedSteps(old: readonly RatingStep[], answered: readonly RatingStep[]): readonly RatingStep[] {
  const [first] = answered;
  return first ? [...old.filter(({ day }) => day < first.day), ...answered] : old;
}

export function ratingOn(steps: readonly RatingStep[], day: string): number | undefined {
  return steps.filter((step) => step.day <= day).at(-1)?.rating;
}
