import { decodeLeniently } from "../../model/values/parse-url";
import { readLocation, type PageLocation } from "./history";

/** Positions that the storage did not take, because it is blocked or full. */
const unkept = new Map<string, string>();

/**
 * Shows the part of a page that its address names, or the part that the reader saw when leaving this entry of the history.
 * Not for the first page: the browser has done so, and the reader may have read on since, or gone back to the top.
 */
export function restoreScroll(location: PageLocation): void {
  if (location.hash) document.getElementById(decodeLeniently(location.hash.slice(1)))?.scrollIntoView();
  else window.scrollTo(0, Number(readPosition(location) ?? 0));
}

/** Whether two addresses are the same place in the history, though the query of one may have been replaced. */
export function isSamePlace(one: PageLocation, other: PageLocation): boolean {
  return entryOf(one) === entryOf(other);
}

/** Remembers how far the reader scrolls. Returns what ends that. */
export function keepScroll(location: PageLocation): () => void {
  let isWaiting = false;
  const keep = () => {
    isWaiting = false;
    // Otherwise a link or Back has scrolled, and the page follows the address in a moment.
    if (isSamePlace(location, readLocation())) writePosition(location, String(window.scrollY));
  };
  const keepSoon = () => {
    if (!isWaiting) requestAnimationFrame(keep);
    isWaiting = true;
  };
  // The reader may have scrolled before the page was interactive.
  keepSoon();
  window.addEventListener("scroll", keepSoon);
  return () => window.removeEventListener("scroll", keepSoon);
}

/** Entries that browsers make for links to a part of a page have no key: the part tells them from the page. */
const entryOf = ({ pathname, key, hash }: PageLocation) => `@@scroll|${pathname}|${key}${hash}`;

function readPosition(location: PageLocation): string | null | undefined {
  const entry = entryOf(location);
  try {
    return sessionStorage.getItem(entry) ?? unkept.get(entry);
  } catch {
    return unkept.get(entry);
  }
}

function writePosition(location: PageLocation, position: string): void {
  const entry = entryOf(location);
  try {
    sessionStorage.setItem(entry, position);
  } catch {
    unkept.set(entry, position);
  }
}
