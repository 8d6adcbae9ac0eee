import { decodeLeniently } from "../../model/values/percent-encoding";
import type { PageLocation } from "./history";

/** Positions that the storage did not take, because it is blocked or full. */
const unkept = new Map<string, string>();

/**
 * Shows the part of a page that its address names, or the part that the reader saw when leaving this entry of the history.
 * With the first page the browser has done so, and the reader may have read on since.
 */
export function restoreScroll(location: PageLocation, isFirst: boolean): void {
  if (location.hash) {
    if (isFirst && window.scrollY > 0) return;
    document.getElementById(decodeLeniently(location.hash.slice(1)))?.scrollIntoView();
  } else if (!isFirst) window.scrollTo(0, Number(readPosition(location) ?? 0));
}

/** Remembers how far the reader scrolls. Returns what ends that. */
export function keepScroll(location: PageLocation): () => void {
  let isWaiting = false;
  let position = 0;
  const keep = () => {
    isWaiting = false;
    writePosition(location, String(position));
  };
  const onScroll = () => {
    position = window.scrollY;
    if (!isWaiting) requestAnimationFrame(keep);
    isWaiting = true;
  };
  window.addEventListener("scroll", onScroll);
  return () => window.removeEventListener("scroll", onScroll);
}

const entryOf = ({ pathname, key }: PageLocation) => `@@scroll|${pathname}|${key}`;

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
