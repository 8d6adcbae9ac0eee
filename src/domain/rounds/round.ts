import { compare } from "../order";
import { handleKey } from "../ratings/rating";

/** How a member took part in a round. */
export interface Participation {
  /** As the member writes it. */
  readonly handle: string;
  /** Absent for unofficial participation, and until Codeforces has rated the round. */
  readonly rank?: number | undefined;
  /** Absent if unknown. */
  readonly solved?: number | undefined;
  readonly unofficial?: boolean | undefined;
}

/** A contest on Codeforces in which members took part. */
export interface Round {
  readonly id: number;
  readonly name?: string | undefined;
  /** `YYYY-MM-DD` in the club's time zone. */
  readonly day: string;
  readonly members: readonly Participation[];
}

/** Rounds by their ids. */
export type Rounds = ReadonlyMap<number, Round>;

export interface YearOfRounds {
  readonly rounds?: readonly Round[] | undefined;
}

export function roundsIn(years: readonly YearOfRounds[]): Rounds {
  return new Map(years.flatMap(({ rounds = [] }) => rounds.map((round) => [round.id, round])));
}

/** The files of all years, by year; the rounds of each in order. */
export function yearsOfRounds(rounds: Rounds): Map<string, { readonly rounds: readonly Round[] }> {
  const years = new Map<string, Round[]>();
  for (const round of [...rounds.values()].sort((a, b) => compare(a.day, b.day) || a.id - b.id)) {
    const year = round.day.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), round]);
  }
  return new Map(Array.from(years, ([year, ofYear]) => [year, { rounds: ofYear }]));
}

/** One member's part in one round. */
export type RoundEntry = Omit<Round, "members"> & Omit<Participation, "handle">;

/**
 * Rounds with the latest facts about one member. If two days differ, the earlier one is right, since ratings change
 * after the contest.
 */
export function withEntries(rounds: Rounds, handle: string, entries: readonly RoundEntry[]): Rounds {
  const merged = new Map(rounds);
  for (const { id, name, day, ...news } of entries) {
    const known = merged.get(id);
    const others = known?.members.filter((member) => handleKey(member.handle) !== handleKey(handle)) ?? [];
    const member = { ...known?.members.find((each) => !others.includes(each)), handle, ...news };
    merged.set(id, {
      id,
      name: name ?? known?.name,
      day: known !== undefined && known.day < day ? known.day : day,
      members: [...others, member].sort((a, b) => compare(handleKey(a.handle), handleKey(b.handle))),
    });
  }
  return merged;
}

export function participationIn({ members }: Round, handle: string): Participation | undefined {
  return members.find((member) => handleKey(member.handle) === handleKey(handle));
}
