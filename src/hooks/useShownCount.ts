import { useCallback, useEffect, useState } from "react";
import { PAGE_SIZE, shownAfter } from "../domain/directory/paging";

interface ShownCount {
  /** The list that is meant. */
  readonly of: string;
  readonly shown: number;
}

/**
 * How many members are shown of the list named `of`: 20, then 20 more at a time; another list
 * begins anew. Going back to a page finds as many as were left there, if they can be restored at once.
 */
export function useShownCount(of: string, canRestore: boolean) {
  const [count, setCount] = useState<ShownCount>({ of, shown: canRestore ? shownBefore(of) : PAGE_SIZE });
  const current = count.of === of ? count : { of, shown: shownBefore(of) };
  if (current !== count) setCount(current);
  const { shown } = current;

  useEffect(() => remember({ of, shown }), [of, shown]);

  const more = useCallback(
    (total: number) => setCount((before) => ({ of, shown: shownAfter(before.shown, total) })),
    [of],
  );
  return { shown, more };
}

/** Kept in the page's entry of the history, as the key is that Gatsby keeps its scroll position by. */
function remember(membersShown: ShownCount): void {
  try {
    window.history.replaceState({ ...window.history.state, membersShown }, "");
  } catch {
    // Too many in a short time for this browser: going back finds fewer members, nothing worse.
  }
}

function shownBefore(of: string): number {
  const state: unknown = typeof window === "undefined" ? undefined : window.history.state;
  const remembered: unknown = Reflect.get(Object(state), "membersShown");
  const shown: unknown = Reflect.get(Object(remembered), "shown");
  return Reflect.get(Object(remembered), "of") === of && typeof shown === "number" ? shown : PAGE_SIZE;
}
