/** How much of a list is shown. */
export interface ShownCount {
  /** The list that is meant, such as the query of its address. */
  readonly of: string;
  readonly shown: number;
}

/** Kept in the page's entry of the history, beside the key by which Gatsby stores its scroll position. */
export function rememberShown(listShown: ShownCount): void {
  try {
    window.history.replaceState({ ...window.history.state, listShown }, "");
  } catch {
    // Too many in a short time for this browser: going back finds less of the list, nothing worse.
  }
}

/** How much of the list was shown when the reader left this entry of the history; undefined if that is not known. */
export function shownBefore(of: string): number | undefined {
  const state: unknown = window.history.state;
  const remembered: unknown = Reflect.get(Object(state), "listShown");
  const shown: unknown = Reflect.get(Object(remembered), "shown");
  return Reflect.get(Object(remembered), "of") === of && typeof shown === "number" ? shown : undefined;
}
