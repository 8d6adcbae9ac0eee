/** The entry of the browser's storage with the notices that its reader has seen. It never leaves the device. */
export const SEEN_NOTICES = "seenNotices";

/** How many notices are compared; readers don't miss more of them. */
export const NEWEST = 50;

/** The entry of a reader who wants nothing remembered. */
export const OFF = "off";

/**
 * The entry to store after a visit. It has more than is compared: an old notice that is compared because a newer one was
 * removed is not new.
 *
 * @param ids of the newest notices first; undefined: nothing is remembered from now on
 */
export function seenNoticesText(ids: readonly string[] | undefined): string {
  return ids === undefined ? OFF : JSON.stringify(ids.slice(0, 2 * NEWEST));
}

/**
 * Those of the newest notices that were not there at the last visit. On the first visit nothing is new.
 *
 * @param stored the entry; the start script has no room for reading it thoroughly
 */
export function newNotices(ids: readonly string[], stored: string | null | undefined): readonly string[] {
  if (!stored?.startsWith("[")) return [];
  return ids.slice(0, NEWEST).filter((id) => !stored.includes(`"${id}"`));
}
