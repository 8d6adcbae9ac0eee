import { compare } from "../order";
import { handleKey } from "../ratings/rating";
import type { Rounds } from "./round";

/** A round as shown on pages: with the members who take part in the leaderboard. */
export interface ShownRound {
  /** Its number on Codeforces. */
  readonly id: number;
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The id of the club's own result of it. */
  readonly result: string | null;
  /** By rank; members without one come last. */
  readonly members: readonly RoundMember[];
}

export interface RoundMember {
  /** The id of the member. */
  readonly id: number;
  readonly name: string;
  readonly rank: number | null;
  readonly solved: number | null;
  readonly unofficial: boolean;
}

/** The file with the rounds of one year, which /results loads on demand. */
export interface RoundFile {
  readonly year: string;
  readonly address: string;
}

/** Members by the keys of their handles. */
export type Competitors = ReadonlyMap<string, Pick<RoundMember, "id" | "name">>;

/**
 * All rounds with members, the newest first.
 *
 * @param results the ids of the club's own results by their contests on Codeforces
 */
export function shownRounds(
  rounds: Rounds,
  competitors: Competitors,
  results: ReadonlyMap<number, string> = new Map(),
): readonly ShownRound[] {
  return [...rounds.values()]
    .map(({ id, name, day, members }) => ({
      id,
      name: name ?? null,
      day,
      result: results.get(id) ?? null,
      members: members
        .flatMap(({ handle, rank, solved, unofficial }) => {
          const member = competitors.get(handleKey(handle));
          const known = { rank: rank ?? null, solved: solved ?? null, unofficial: unofficial === true };
          return member ? [{ ...member, ...known }] : [];
        })
        .sort((a, b) => compare(a.rank ?? Infinity, b.rank ?? Infinity)),
    }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => compare(b.day, a.day) || b.id - a.id);
}

/** How one member took part in a round. */
export interface ProfileRound extends Omit<ShownRound, "members"> {
  readonly rank: number | null;
  readonly solved: number | null;
  readonly unofficial: boolean;
}

/** For all others, profiles link to Codeforces. */
const MOST_ON_PROFILE = 20;

/** @param isShown whether to show a round; false if the profile has the rank from the club's own result of it */
export function roundsOfMember(
  rounds: readonly ShownRound[],
  id: number,
  isShown: (round: ShownRound) => boolean,
): readonly ProfileRound[] {
  return rounds
    .filter(isShown)
    .flatMap(({ members, ...round }) => {
      const own = members.find((member) => member.id === id);
      return own ? [{ ...round, rank: own.rank, solved: own.solved, unofficial: own.unofficial }] : [];
    })
    .slice(0, MOST_ON_PROFILE);
}
