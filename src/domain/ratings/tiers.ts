import { t } from "../../words/t";

/** A range of ratings with its own colour (docs/behaviour.md#leaderboard). */
export interface Tier {
  /** From 0, unrated, to 10. */
  readonly level: number;
  readonly key: string;
  /** The title that Codeforces gives to it. */
  readonly title: string;
}

/** The first rating above each tier, starting with newbie. */
const bounds: readonly number[] = [1200, 1400, 1600, 1900, 2100, 2300, 2400, 2600, 3000];

const titles = [
  "Newbie",
  "Pupil",
  "Specialist",
  "Expert",
  "Candidate Master",
  "Master",
  "International Master",
  "Grandmaster",
  "International Grandmaster",
  "Legendary Grandmaster",
];

const unrated: Tier = { level: 0, key: "unrated", title: t("Unrated") };

export const tiers: readonly Tier[] = [unrated, ...titles.map((title, index) => tierNamed(title, index + 1))];

/** The tier of a rating on Codeforces; 0: unrated. */
export function tierOf(rating: number): Tier {
  if (rating === 0) return unrated;
  const level = 1 + bounds.filter((bound) => rating >= bound).length;
  return tiers[level] ?? unrated;
}

/** The ratings of a tier but the unrated: from `from`, and below `to`. */
export function tierRange({ level }: Tier): { readonly from: number; readonly to: number } {
  return { from: bounds[level - 2] ?? -Infinity, to: bounds[level - 1] ?? Infinity };
}

function tierNamed(title: string, level: number): Tier {
  return { level, key: title.toLowerCase().replaceAll(" ", "-"), title };
}
