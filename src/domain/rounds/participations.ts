import type { RecentSubmission } from "../codeforces/recent-submissions";
import { dayAtClub } from "../time/club-time";
import type { RoundEntry } from "./round";

/** Contests in a gym have higher numbers and are not public. */
const FIRST_GYM = 100_000;

/** Virtual participation and practice don't count. */
const types: ReadonlyMap<string, Pick<RoundEntry, "unofficial">> = new Map([
  ["CONTESTANT", {}],
  ["OUT_OF_COMPETITION", { unofficial: true }],
]);

/**
 * The rounds in which someone has taken part, and what they solved.
 *
 * @param submissions all since an instant
 * @param since rounds that began earlier are left out, since they would be incomplete
 */
export function participationsIn(submissions: readonly RecentSubmission[], since: Date): readonly RoundEntry[] {
  const rounds = new Map<
    number,
    { readonly day: string; readonly unofficial?: boolean; readonly solved: Set<string> }
  >();
  for (const { verdict, problem, author } of submissions) {
    const { contestId: id, index } = problem;
    const type = types.get(author.participantType);
    const begins = (author.startTimeSeconds ?? 0) * 1000;
    if (typeof id !== "number" || id >= FIRST_GYM || type === undefined || begins < since.getTime()) continue;
    const round = rounds.get(id) ?? { day: dayAtClub(new Date(begins)), ...type, solved: new Set() };
    rounds.set(id, round);
    if (verdict === "OK") round.solved.add(index);
  }
  return Array.from(rounds, ([id, { solved, ...round }]) => ({ id, ...round, solved: solved.size }));
}
