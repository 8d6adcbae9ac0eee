import { useEffect, useRef } from "react";

/** The functions that close what is open over the page, the topmost last. */
const open: (() => void)[] = [];

/**
 * In ms. Going back takes place later, so what a press outside has closed does not meet what the same press opens: a press
 * is shorter.
 */
const PRESS = 300;

/** The name, in the state of an entry of the history, of how much was open there. */
const DEPTH = "open";

let isGoingBack = false;

/** True while another page is on its way in the place of this entry. */
let isLeaving = false;

/** How much is open in this entry of the history. */
function openDepth(): number {
  const depth: unknown = Reflect.get(Object(window.history.state), DEPTH);
  return typeof depth === "number" ? depth : 0;
}

/** The state of this entry if a page keeps something else in it. */
export function stateWith(state: object | undefined): object | null {
  const depth = openDepth();
  return depth === 0 ? (state ?? null) : { ...state, [DEPTH]: depth };
}

/**
 * Opens something that the browser's Back closes: it gets an entry of the history.
 *
 * @returns what to call once it is closed in any way; its entry then goes
 */
function openLayer(close: () => void): () => void {
  followHistory();
  isLeaving = false;
  open.push(close);
  if (!isGoingBack) pushEntries();
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
    setTimeout(leaveEntries, PRESS);
  };
}

/** Lets the history lead to nothing that is no longer open, such as after a reload or Forward. */
function followHistory(): void {
  window.addEventListener("popstate", onPopState);
  window.addEventListener("click", onClick);
  window.addEventListener("pageshow", onPageShow);
  setTimeout(leaveEntries, PRESS);
}

/** Leads to another address: in the place of this entry if something is open in it, which Back would not find again. */
export function leaveFor(address: string): void {
  if (isGoingBack) {
    // Until then this entry is not the one that the other page would follow.
    window.addEventListener("popstate", () => leaveFor(address), { once: true });
    return;
  }
  isLeaving = openDepth() > 0;
  if (isLeaving) window.location.replace(address);
  else window.location.assign(address);
}

function pushEntries(): void {
  try {
    for (let depth = openDepth() + 1; depth <= open.length; depth += 1)
      window.history.pushState({ ...Object(window.history.state), [DEPTH]: depth }, "");
  } catch {
    // Too many in a short time for this browser: Back leaves the page.
  }
}

function leaveEntries(): void {
  const steps = open.length - openDepth();
  if (isGoingBack || isLeaving || steps >= 0) return;
  isGoingBack = true;
  window.history.go(steps);
}

function onPopState(): void {
  if (!isGoingBack) while (open.length > openDepth()) open.pop()?.();
  isGoingBack = false;
  pushEntries();
  leaveEntries();
}

/** The browser has kept the page as it was. */
function onPageShow(): void {
  isLeaving = false;
  onPopState();
}

/** A link in something open leads there as `leaveFor` does. */
function onClick(event: MouseEvent): void {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target],[download])");
  const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
  if (!link || defaultPrevented || opensElsewhere || openDepth() === 0 || !/^https?:/.test(link.href)) return;
  event.preventDefault();
  leaveFor(link.href);
}

/** While something is open over the page, the browser's Back, or that of a phone, closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : followHistory()), [isOpen]);
}
