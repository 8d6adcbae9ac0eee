import type { Contest } from "../../domain/contests/contest";
import type { ContestList } from "../../domain/contests/contest-list";

/** In ms: how long it waits before each of its further calls. */
const PAUSES = [2_000, 4_000, 8_000, 16_000, 30_000];

/** The network, the clock and the terminal, which tests replace. */
interface Means {
  /** Asks for all contests; rejects if no answer comes. */
  readonly ask: () => Promise<ContestList>;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Reports progress to the person who waits. */
  readonly say: (line: string) => void;
}

/**
 * The contests that have not begun, the earliest first. Entries that are no contests with a time are left out.
 *
 * @throws Error if the API gives no list after several tries
 */
export async function findContests({ ask, pause, say }: Means): Promise<Contest[]> {
  for (let failures = 0; ; failures += 1) {
    const answer = await ask().catch((error: unknown): ContestList => ({ kind: "error", comment: messageOf(error) }));
    if (answer.kind === "result") return comingOf(answer.value);
    const reason = reasonOf(answer);
    const duration = PAUSES[failures];
    if (duration === undefined) throw new Error(`Codeforces gave no list of contests: ${reason}. Nothing was written.`);
    say(`No list (${reason}), trying again in ${duration / 1000} s`);
    await pause(duration);
  }
}

type Listed = Extract<ContestList, { readonly kind: "result" }>["value"];

function comingOf(listed: Listed): Contest[] {
  const coming = listed.flatMap((contest) => {
    if (!contest?.isComing) return [];
    const { number, name, starts, minutes } = contest;
    return [{ number, name, starts, minutes }];
  });
  const byNumber = new Map(coming.map((contest) => [contest.number, contest]));
  return [...byNumber.values()].sort(
    (one, other) => one.starts.localeCompare(other.starts) || one.number - other.number,
  );
}

function reasonOf(answer: Exclude<ContestList, { readonly kind: "result" }>): string {
  if (answer.kind === "limit") return "Call limit exceeded";
  return (answer.kind === "error" && answer.comment) || "an answer that can't be read";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "no answer";
}
