import { byHandle, handleKey, type Rating } from "../../domain/ratings/rating";
import type { UserInfo } from "../../domain/ratings/user-info";

/** So many handles a call: more would not fit into an address. */
const BATCH = 200;
/** In ms: the API takes one call in two seconds. */
const PACE = 2_000;
const LONGEST_PAUSE = 30_000;
/** How often a call is tried again that got no ratings. */
const RETRIES = 5;

/** How the world is reached, so that tests need neither network nor time. */
interface Means {
  /** Asks for the ratings of some handles; rejects where no answer comes. */
  readonly ask: (handles: readonly string[]) => Promise<UserInfo>;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Tells the person who waits. */
  readonly say: (line: string) => void;
}

/** What was found out. */
export interface Collection {
  /** By handle. */
  readonly ratings: readonly Rating[];
  /** Handles that Codeforces does not know. */
  readonly unknown: readonly string[];
  /** Handles that it left out of an answer, or answered with another name. */
  readonly missing: readonly string[];
}

/**
 * The ratings of all handles, in batches, one call in two seconds. The API fails a whole batch for one
 * unknown handle: that one is left out and the others are asked for again.
 *
 * @throws Error where the API gives no ratings after several tries
 */
export async function collectRatings(handles: readonly string[], means: Means): Promise<Collection> {
  const wanted = [...new Map(handles.map((handle) => [handleKey(handle), handle])).values()];
  const ratings: Rating[] = [];
  const unknown: string[] = [];
  const missing: string[] = [];
  for (let start = 0; start < wanted.length; start += BATCH) {
    if (start > 0) await means.pause(PACE);
    const batch = await collectBatch(wanted.slice(start, start + BATCH), means);
    ratings.push(...batch.ratings);
    unknown.push(...batch.unknown);
    missing.push(...batch.missing);
    means.say(`${Math.min(start + BATCH, wanted.length)} of ${wanted.length} members asked for`);
  }
  return { ratings: ratings.sort(inOrder), unknown: unknown.sort(), missing: missing.sort() };
}

async function collectBatch(batch: readonly string[], means: Means): Promise<Collection> {
  const unknown: string[] = [];
  let handles = batch;
  let failures = 0;
  while (handles.length > 0) {
    const answer = await askOnce(handles, means);
    if (answer.kind === "ratings") return { ...matched(answer.ratings, handles), unknown };
    const rest = answer.kind === "unknown" ? without(handles, answer.handle) : handles;
    if (answer.kind === "unknown" && rest.length < handles.length) {
      unknown.push(answer.handle);
      handles = rest;
      await means.pause(PACE);
      continue;
    }
    if (failures === RETRIES) throw new Error(`The ratings API gave no ratings: ${reasonOf(answer)}`);
    const pause = Math.min(PACE * 2 ** failures, LONGEST_PAUSE);
    failures += 1;
    means.say(`No ratings (${reasonOf(answer)}), trying again in ${pause / 1000} s`);
    await means.pause(pause);
  }
  return { ratings: [], unknown, missing: [] };
}

async function askOnce(handles: readonly string[], { ask }: Means): Promise<UserInfo> {
  try {
    return await ask(handles);
  } catch (error) {
    return { kind: "fault", comment: error instanceof Error ? error.message : "no answer" };
  }
}

function reasonOf(answer: UserInfo): string {
  if (answer.kind === "limit") return "Call limit exceeded";
  return (answer.kind === "fault" && answer.comment) || "an answer that makes no sense";
}

function without(handles: readonly string[], handle: string): readonly string[] {
  return handles.filter((other) => handleKey(other) !== handleKey(handle));
}

/** Only those who were asked for count. */
function matched(answer: readonly Rating[], handles: readonly string[]): Pick<Collection, "ratings" | "missing"> {
  const wanted = new Set(handles.map(handleKey));
  const ratings = answer.filter(({ handle }) => wanted.has(handleKey(handle)));
  const found = byHandle(ratings);
  return { ratings: [...found.values()], missing: handles.filter((handle) => !found.has(handleKey(handle))) };
}

/** The ratings of a round, and the old ones of those whom it left out: nobody loses theirs by a faulty answer. */
export function withOldRatings({ ratings, missing }: Collection, old: readonly Rating[]): Rating[] {
  const known = byHandle(old);
  return [...ratings, ...missing.flatMap((handle) => known.get(handleKey(handle)) ?? [])].sort(inOrder);
}

function inOrder(a: Rating, b: Rating): number {
  const [first, second] = [handleKey(a.handle), handleKey(b.handle)];
  return first < second ? -1 : Number(first > second);
}
