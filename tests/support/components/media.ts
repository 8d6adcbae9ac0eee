/** The preferences of the reader's system, as set by a test. */
const matching = new Set<string>();
const lists = new Map<string, EventTarget>();

function listOf(query: string): EventTarget {
  const list = lists.get(query) ?? new EventTarget();
  lists.set(query, list);
  return list;
}

/** Replaces `window.matchMedia`, which jsdom lacks. */
export function matchMedia(query: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), { media: query, onchange: null });
  const target = listOf(query);
  return Object.defineProperties(list, {
    matches: { get: () => matching.has(query) },
    addEventListener: { value: target.addEventListener.bind(target) },
    removeEventListener: { value: target.removeEventListener.bind(target) },
  }) as unknown as MediaQueryList;
}

export const prefersDark = "(prefers-color-scheme: dark)";
export const prefersLessMotion = "(prefers-reduced-motion: reduce)";

/** Changes the preferences and notifies all listeners. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  listOf(query).dispatchEvent(new Event("change"));
}

export function resetMedia(): void {
  matching.clear();
  lists.clear();
}
