import { matchAnswer, type MatchedAnswer, ratingOf, usersOf } from "../../src/domain/codeforces/users";
import { type Question, readAnswer } from "../../src/domain/codeforces/answer";
import { PACE } from "../../src/domain/codeforces/client";
import { byHandle, handleKey, type Rating } from "../../src/domain/ratings/rating";
import { rankedHandle } from "../../src/domain/ratings/ranked";
import { propertyOf } from "../../src/domain/shape";
import { member } from "../../src/model/kinds/member";
import { normalised } from "../../src/model/schema/normalise";
import { type Content, itemsOf } from "../../src/content/content";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { t } from "../../src/words/t";

/** Handles per call; more would not fit into an address. */
const BATCH = 200;

/** A rating, and when the user was last on Codeforces. */
interface SeenRating extends Rating {
  /** In ms since 1970; absent if Codeforces does not say. */
  readonly lastOnline?: number;
}

export interface Collection extends MatchedAnswer<SeenRating> {
  /** Handles that Codeforces does not know. */
  readonly unknown: readonly string[];
}

/**
 * The ratings of all handles, in batches, one call every two seconds. The API fails a whole batch for one unknown
 * handle: that one is left out and the others are requested again. A handle that is missing in an answer is requested
 * separately: then the answer is certainly for that handle, even if it was renamed.
 *
 * @throws Error if the API returns no ratings after several tries
 */
export async function collectRatings(handles: readonly string[], terminal: Terminal): Promise<Collection> {
  const wanted = [...new Map(handles.map((handle) => [handleKey(handle), handle])).values()];
  const collected: Collection[] = [];
  for (let start = 0; start < wanted.length; start += BATCH) {
    if (start > 0) await terminal.pause(PACE);
    collected.push(await collectBatch(wanted.slice(start, start + BATCH), terminal));
    const requested = Math.min(start + BATCH, wanted.length);
    terminal.say(t("{requested} of {all} members requested", { requested, all: wanted.length }));
  }
  const { ratings, renamed, unknown, missing } = joined(collected);
  return { ratings: [...ratings].sort(inOrder), renamed, unknown: [...unknown].sort(), missing: [...missing].sort() };
}

async function collectBatch(batch: readonly string[], terminal: Terminal): Promise<Collection> {
  const first = await askFor(batch, terminal);
  if (batch.length === 1 || first.ratings.length === 0) return first;
  const single: Collection[] = [];
  for (const handle of first.missing) {
    await terminal.pause(PACE);
    single.push(await askFor([handle], terminal));
  }
  return joined([{ ...first, missing: [] }, ...single]);
}

/** Repeats the request until it gets ratings, without handles that the API does not know. */
async function askFor(wanted: readonly string[], terminal: Terminal): Promise<Collection> {
  const unknown: string[] = [];
  let handles = wanted;
  while (handles.length > 0) {
    const answer = await terminal.ask(seenUsersOf(handles));
    if (answer.kind === "result") return { ...matchAnswer(handles, answer.value), unknown };
    const rest = answer.kind === "unknown" ? without(handles, answer.comment) : handles;
    if (answer.kind !== "unknown" || rest.length === handles.length)
      throw new Error(t("The ratings API gave no ratings: {reason}", { reason: reasonOf(answer) }));
    unknown.push(answer.comment);
    handles = rest;
    if (rest.length > 0) await terminal.pause(PACE);
  }
  return { ratings: [], renamed: [], unknown, missing: [] };
}

function seenUsersOf(handles: readonly string[]): Question<readonly (SeenRating | undefined)[]> {
  return { path: usersOf(handles).path, read: (json) => readAnswer(json, (users) => users.map(seenRatingOf)) };
}

function seenRatingOf(user: unknown): SeenRating | undefined {
  const rating = ratingOf(user);
  const seconds = propertyOf(user, "lastOnlineTimeSeconds");
  return rating && typeof seconds === "number" ? { ...rating, lastOnline: seconds * 1000 } : rating;
}

/** The current handles on Codeforces, by the handles that members write. */
export function askedNames(renamed: MatchedAnswer["renamed"]): (handle: string) => string {
  const names = new Map(renamed.map(({ from, to }) => [handleKey(from), to]));
  return (handle) => names.get(handleKey(handle)) ?? handle;
}

function joined(collections: readonly Collection[]): Collection {
  return {
    ratings: collections.flatMap(({ ratings }) => ratings),
    renamed: collections.flatMap(({ renamed }) => renamed),
    unknown: collections.flatMap(({ unknown }) => unknown),
    missing: collections.flatMap(({ missing }) => missing),
  };
}

function without(handles: readonly string[], handle: string): readonly string[] {
  return handles.filter((other) => handleKey(other) !== handleKey(handle));
}

/** The ratings of a round, and old ratings for missing members, so that a wrong answer removes no ratings. */
export function withOldRatings({ ratings, missing }: Collection, old: readonly Rating[]): Rating[] {
  const known = byHandle(old);
  return [...ratings, ...missing.flatMap((handle) => known.get(handleKey(handle)) ?? [])].sort(inOrder);
}

function inOrder(a: Rating, b: Rating): number {
  const [first, second] = [handleKey(a.handle), handleKey(b.handle)];
  return first < second ? -1 : Number(first > second);
}

/** The handles of participants, and of those among them who hide what they solved this week. */
export function rankedHandles(content: Content): { readonly handles: string[]; readonly quiet: string[] } {
  const members = itemsOf(content, member).map(({ fields }) => normalised(member.schema, fields));
  const handlesOf = (some: typeof members) => some.flatMap((each) => rankedHandle(each) ?? []);
  return { handles: handlesOf(members), quiet: handlesOf(members.filter(({ activity }) => activity === false)) };
}
