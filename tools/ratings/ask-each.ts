import type { ApiFailure } from "../../src/domain/codeforces/answer";

/** How many requests are made before the answers are stored and the progress is reported: about every minute. */
const BATCH = 25;
/** After this many unanswered requests in a row, the rest is left to the next run. */
const MOST_FAILURES = 3;

/** A member to ask Codeforces about. */
export interface Asked {
  /** As the member writes it; answers are stored under this name. */
  readonly handle: string;
  /** The current handle on Codeforces, which has nothing under an old name. */
  readonly name: string;
}

interface Steps<Each> {
  /** Resolves to why there was no answer; undefined if there was one. */
  readonly ask: (each: Each) => Promise<ApiFailure | undefined>;
  /** Called now and then, so that an interrupted run keeps what it has. */
  readonly store: (asked: number) => Promise<void>;
}

/**
 * Asks about members one after the other, until too many requests in a row get no answer.
 *
 * @returns how many it has asked about
 */
export async function askEach<Each>(wanted: readonly Each[], { ask, store }: Steps<Each>): Promise<number> {
  let failuresInARow = 0;
  for (const [index, each] of wanted.entries()) {
    const failure = await ask(each);
    const asked = index + 1;
    failuresInARow = failure === undefined || failure === "unknown" ? 0 : failuresInARow + 1;
    if (failuresInARow === MOST_FAILURES) return asked;
    if (asked % BATCH === 0 && asked < wanted.length) await store(asked);
  }
  return wanted.length;
}
