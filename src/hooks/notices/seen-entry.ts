import { readEntry, subscribeToEntry } from "../storage/guarded-storage";

/** The entry of the browser's storage with the notices that its reader has seen. It never leaves the device. */
export const SEEN_NOTICES = "seenNotices";

export function storedSeenNotices(): string | null {
  return readEntry(SEEN_NOTICES);
}

export function subscribeToSeenNotices(listener: () => void): () => void {
  return subscribeToEntry(SEEN_NOTICES, listener);
}
