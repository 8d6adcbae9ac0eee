import type { WrittenStart } from "./read-page-start";
import { isMet } from "./ways";

/** In ms: some 23 days; browsers can't wait much longer. */
const LONGEST_WAIT = 2e9;

/** Starts the application when the parts of a page say so, and when its words are no longer true. */
export function startOnTime({ ways, validity }: Pick<WrittenStart, "ways" | "validity">, load: () => void): void {
  for (const way of ways) if (isMet(way) && (way.startsWith("load") || document.readyState === "complete")) load();
  // The reader comes back to a list that the application has lengthened.
  if (history.state) load();
  const now = Date.now();
  const [since = 0, until = Infinity] = validity;
  const left = now < since ? 0 : until - now;
  if (left < LONGEST_WAIT) setTimeout(load, left);
}
