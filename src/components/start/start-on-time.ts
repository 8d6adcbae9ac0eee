import { addressSaysMore } from "./address-says-more";
import type { WrittenStart } from "./read-page-start";
import { storedEntry } from "../../hooks/storage/guarded-storage";

/** In ms: some 23 days; browsers can't wait much longer. */
const LONGEST_WAIT = 2e9;

/** Starts the application when the parts of a page say so, and when its words are no longer true. */
export function startOnTime({ ways, validity }: WrittenStart, load: () => void): void {
  for (const way of ways) {
    const [name, entry] = way.split(":");
    const isWanted = entry ? storedEntry(entry) !== null : entry === undefined || addressSaysMore();
    if (isWanted && (name === "load" || document.readyState === "complete")) load();
  }
  // The reader comes back to a list that the application has lengthened.
  if (history.state) load();
  const now = Date.now();
  const [since = 0, until = Infinity] = validity;
  const left = now < since ? 0 : until - now;
  if (left < LONGEST_WAIT) setTimeout(load, left);
}
