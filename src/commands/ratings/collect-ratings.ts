import { matchAnswer, type MatchedAnswer, type UserInfo } from "../../domain/ratings/user-info";
import { byHandle, handleKey, type Rating } from "../../domain/ratings/rating";
import { rankedHandle } from "../../domain/ratings/ranked";
import { member } from "../../model/member";
import { normalised } from "../../model/schema/normalise";
import { readSoundContent } from "../../content/changes/sound-content";
import { itemsOf } from "../../content/content";

/** Handles per call: more would not fit into an address. */
const BATCH = 200;
/** In ms: the API allows one call every two seconds. */
const PACE = 2_000;
const LONGEST_PAUSE = 30_000;
/** How often a call is tried again that got no ratings. */
const RETRIES = 5;

/** The network, the clock and the terminal, which tests replace. */
interface Means {
  /** Asks for the ratings of some handles; rejects if no answer comes. */
  readonly ask: (handles: readonly string[]) => Promise<UserInfo>;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Reports progress to the person who waits. */
  readonly say: (line: string) => void;
}

/** The result of a round. */
interface Collection extends MatchedAnswer {
  /** Handles that Codeforces does not know. */
  readonly unknown: readonly string[];
}

/**
 * The ratings of all handles, in batches, one call every two seconds. The API fails a whole batch for one
 * unknown handle: that one is left out and the others are asked for again. A handle that an answer leaves
 * out is asked for separately: then the answer is surely theirs, whatever they are called now.
 *
 * @throws Error where the API gives no ratings after several tries
 */
export async function collectRatings(handles: readonly string[], means: Means): Promise<Collection> {
  const wanted = [...new Map(handles.map((handle) => [handleKey(handle), handle])).values()];
  const collected: Collection[] = [];
  for (let start = 0; start < wanted.length; start += BATCH) {
    if (start > 0) await means.pause(PACE);
    collected.push(await collectBatch(wanted.slice(start, start + BATCH), means));
    means.say(`${Math.min(start + BATCH, wanted.length)} of ${wanted.length} members requested`);
  }
  const { ratings, renamed, unknown, missing } = joined(collected);
  return { ratings: [...ratings].sort(inOrder), renamed, unknown: [...unknown].sort(), missing: [...missing].sort() };
}

async function collectBatch(batch: readonly string[], means: Means): Promise<Collection> {
  const first = await askFor(batch, means);
  if (batch.length === 1 || first.ratings.length === 0) return first;
  const single: Collection[] = [];
  for (const handle of first.missing) {
    await means.pause(PACE);
    single.push(await askFor([handle], means));
  }
  return joined([{ ...first, missing: [] }, ...single]);
}

/** Asks until an answer with ratings comes, without those handles that the API does not know. */
async function askFor(wanted: readonly string[], means: Means): Promise<Collection> {
  const unknown: string[] = [];
  let handles = wanted;
  let failures = 0;
  while (handles.length > 0) {
    const answer = await askOnce(handles, means);
    if (answer.kind === "result") return { ...matchAnswer(handles, answer.value), unknown };
    const rest = answer.kind === "unknown" ? without(handles, answer.handle) : handles;
    if (answer.kind === "unknown" && rest.length < handles.length) {
      unknown.push(answer.handle);
      handles = rest;
      if (rest.length > 0) await means.pause(PACE);
      continue;
    }
    if (failures === RETRIES) throw new Error(`The ratings API gave no ratings: ${reasonOf(answer)}`);
    const pause = Math.min(PACE * 2 ** failures, LONGEST_PAUSE);
    failures += 1;
    means.say(`No ratings (${reasonOf(answer)}), trying again in ${pause / 1000} s`);
    await means.pause(pause);
  }
  return { ratings: [], renamed: [], unknown, missing: [] };
}

function joined(collections: readonly Collection[]): Collection {
  return {
    ratings: collections.flatMap(({ ratings }) => ratings),
    renamed: collections.flatMap(({ renamed }) => renamed),
    unknown: collections.flatMap(({ unknown }) => unknown),
    missing: collections.flatMap(({ missing }) => missing),
  };
}

async function askOnce(handles: readonly string[], { ask }: Means): Promise<UserInfo> {
  try {
    return await ask(handles);
  } catch (error) {
    return { kind: "error", comment: error instanceof Error ? error.message : "no answer" };
  }
}

function reasonOf(answer: UserInfo): string {
  if (answer.kind === "limit") return "Call limit exceeded";
  return (answer.kind === "error" && answer.comment) || "an answer that can't be read";
}

function without(handles: readonly string[], handle: string): readonly string[] {
  return handles.filter((other) => handleKey(other) !== handleKey(handle));
}

/** The ratings of a round, and the old ones of those it left out: a wrong answer takes no one's rating away. */
export function withOldRatings({ ratings, missing }: Collection, old: readonly Rating[]): Rating[] {
  const known = byHandle(old);
  return [...ratings, ...missing.flatMap((handle) => known.get(handleKey(handle)) ?? [])].sort(inOrder);
}

function inOrder(a: Rating, b: Rating): number {
  const [first, second] = [handleKey(a.handle), handleKey(b.handle)];
  return first < second ? -1 : Number(first > second);
}

/**
 * The handles of all members of a content tree who take part in the leaderboard, by their file names.
 *
 * @throws Error if the content has errors: a member whose file can't be read would lose their rating
 */
export function rankedHandles(contentDirectory: string): string[] {
  const { content } = readSoundContent(contentDirectory);
  return itemsOf(content, member).flatMap(({ fields }) => rankedHandle(normalised(member.schema, fields)) ?? []);
}
