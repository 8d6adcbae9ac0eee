import type { ApiFailure } from "../../src/domain/codeforces/answer";

/** How many are asked for before what has come is stored, and their number is said: in a minute or so. */
const BATCH = 25;
/** After so many in a row without an answer, the others have to wait for the next run. */
const MOST_FAILURES = 3;

/** A member to ask Codeforces about. */
export interface Asked {
  /** As the member gives it: what comes is kept under this name. */
  readonly handle: string;
  /** As Codeforces calls them now: it answers nothing about an old name. */
  readonly name: string;
}

interface Steps<Each> {
  /** Resolves to why there was no answer; undefined if there was one. */
  readonly ask: (each: Each) => Promise<ApiFailure | undefined>;
  /** Now and then: an interrupted run keeps what it has. */
  readonly store: (asked: number) => Promise<void>;
}

/**
 * Asks about one after the other, until too many in a row get no answer.
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
