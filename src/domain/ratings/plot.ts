import type { RatingStep } from "../../model/values/rating-step";
import { type History } from "./history";
import { type Tier, tierRange, tiers } from "./tiers";

/** The most points of a plot: more can't be told apart on a phone. */
const MOST_POINTS = 60;
/** In rating points: the room above the highest and below the lowest point. */
const ROOM = 60;
/** In percent of the width, on each side: points are not cut off. */
const MARGIN = 1;

export interface ShownHistory {
  readonly steps: readonly RatingStep[];
  readonly isThinned: boolean;
  readonly isSample: boolean;
}

/** Of a long history the last step of each month, or of each two, three or more; always the first and the highest one. */
export function shownHistory({ steps, isSample }: History, most = MOST_POINTS): ShownHistory {
  let shown = steps;
  for (let months = 1; shown.length > most; months += 1) shown = lastOfEach(months, steps);
  return { steps: shown, isThinned: shown.length < steps.length, isSample };
}

function lastOfEach(months: number, steps: readonly RatingStep[]): readonly RatingStep[] {
  const periodOf = ({ day }: RatingStep) =>
    Math.floor((Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))) / months);
  const highest = highestOf(steps);
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    return index === 0 || step === highest || next === undefined || periodOf(next) !== periodOf(step);
  });
}

/** The first step to the highest rating. */
export function highestOf(steps: readonly RatingStep[]): RatingStep | undefined {
  return [...steps].sort((one, other) => other.rating - one.rating)[0];
}

/** A part of the plot's height with the colour of a tier, in percent from its top. */
interface Band {
  readonly level: number;
  readonly label: string;
  readonly top: number;
  readonly height: number;
}

interface Plot {
  readonly bands: readonly Band[];
  /** In percent of the plot, from its upper left corner, in the order of time. */
  readonly points: readonly (readonly [across: number, down: number])[];
}

/** The drawing of at least two steps. */
export function plotOf(steps: readonly RatingStep[]): Plot {
  const ratings = steps.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings) - ROOM, Math.max(...ratings) + ROOM];
  const down = (rating: number) => tenths(((high - rating) / (high - low)) * 100);
  const days = steps.map(({ day }) => Date.parse(day));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const across = (day: number) => tenths(MARGIN + ((day - first) / (last - first)) * (100 - 2 * MARGIN));
  return {
    bands: tiers.flatMap((tier) => bandOf(tier, { low, high, down })).reverse(),
    points: steps.map(({ day, rating }) => [across(Date.parse(day)), down(rating)]),
  };
}

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly down: (rating: number) => number;
}

function bandOf(tier: Tier, { low, high, down }: Scale): Band[] {
  if (tier.level === 0) return [];
  const { from, to } = tierRange(tier);
  if (from >= high || to <= low) return [];
  const top = down(Math.min(to, high));
  return [{ level: tier.level, label: tier.title, top, height: tenths(down(Math.max(from, low)) - top) }];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
