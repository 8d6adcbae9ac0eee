import { parseJson } from "../parse-json";

/** How many notices are compared: no one misses more of them. */
export const NEWEST = 50;

/** The notices that the reader of a device has seen. */
export interface SeenNotices {
  /** Off: the reader wants nothing remembered. */
  readonly isOn: boolean;
  /** The ids of the newest notices at the last visit; undefined before the first one. */
  readonly ids: ReadonlySet<string> | undefined;
}

/** The entry of a reader who wants nothing remembered. */
export const OFF = "off";

/** Reads what is stored; whatever else is there counts as nothing. */
export function readSeenNotices(stored: string | null): SeenNotices {
  if (stored === OFF) return { isOn: false, ids: undefined };
  const ids = stored === null ? undefined : parsedIds(stored);
  return { isOn: true, ids: ids && new Set(ids) };
}

/** The entry to store after a visit. @param ids of the newest notices first; undefined: nothing is remembered from now on */
export function seenNoticesText(ids: readonly string[] | undefined): string {
  return ids === undefined ? OFF : JSON.stringify(ids.slice(0, NEWEST));
}

/** Those of the newest notices that were not there at the last visit. On the first visit nothing is new. */
export function newNotices(ids: readonly string[], { isOn, ids: seen }: SeenNotices): readonly string[] {
  if (!isOn || seen === undefined) return [];
  const newest = ids.slice(0, NEWEST);
  // What comes after the oldest known notice was left out for its age, not because it is new.
  const oldest = newest.map((id) => seen.has(id)).lastIndexOf(true);
  const candidates = seen.size > 0 && oldest !== -1 ? newest.slice(0, oldest) : newest;
  return candidates.filter((id) => !seen.has(id));
}

function parsedIds(text: string): readonly string[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) && value.every((id) => typeof id === "string") ? value : undefined;
}
