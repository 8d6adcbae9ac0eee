import { byHandle, handleKey, type Rating } from "./rating";

/** A user whose handle has changed since a member gave it. */
interface Renaming {
  /** The handle that the member gives. */
  readonly from: string;
  /** The handle on Codeforces. */
  readonly to: string;
}

/** Which rating belongs to which handle in an answer. */
export interface MatchedAnswer {
  /** Under the handles that were asked for. */
  readonly ratings: readonly Rating[];
  readonly renamed: readonly Renaming[];
  /** Handles without a rating in the answer, or without one that is certainly theirs. */
  readonly missing: readonly string[];
}

/**
 * Finds the rating of each handle in one answer. Codeforces answers an old handle with the new one, so a
 * handle that does not occur is found by its place, if the answer keeps the order of the question.
 *
 * @param entries in the order of the answer; undefined for an entry that is not a user
 */
export function matchAnswer(handles: readonly string[], entries: readonly (Rating | undefined)[]): MatchedAnswer {
  const found = byHandle(entries.filter((entry) => entry !== undefined));
  const isInOrder =
    entries.length === handles.length &&
    handles.every((handle, place) => !found.has(handleKey(handle)) || isCalled(handle, entries[place]));
  const ratings: Rating[] = [];
  const renamed: Renaming[] = [];
  const missing: string[] = [];
  for (const [place, handle] of handles.entries()) {
    const rating = found.get(handleKey(handle)) ?? (isInOrder ? entries[place] : undefined);
    if (!rating) missing.push(handle);
    else if (isCalled(handle, rating)) ratings.push(rating);
    else {
      ratings.push({ ...rating, handle });
      renamed.push({ from: handle, to: rating.handle });
    }
  }
  return { ratings, renamed, missing };
}

function isCalled(handle: string, rating: Rating | undefined): boolean {
  return rating !== undefined && handleKey(rating.handle) === handleKey(handle);
}
