import { useCallback, useEffect, useState } from "react";
import { PAGE_SIZE, shownAfter } from "../../domain/directory/paging";
import { rememberShown, shownBefore, type ShownCount } from "../shown-before";
import { useInteractive } from "../useInteractive";

/** How much of a list is shown. */
export interface Paging {
  readonly shown: number;
  /** Shows the next ones of so many. */
  readonly more: (total: number) => void;
}

/**
 * How many members are shown of the list named `of`: 20, then 20 more at a time. Another list starts with
 * its first 20, whatever names it: a filter, the view, Back or the fragment of the address. Only a reader who comes
 * back from another page finds as many as before, if they can be restored at once.
 */
export function useShownCount(of: string, canRestore: boolean): Paging {
  const isInteractive = useInteractive();
  const [count, setCount] = useState<ShownCount>();
  let current = count;
  // The address is not known until the page is interactive: the list that it names then is the first one.
  if (isInteractive && !count) current = { of, shown: (canRestore && shownBefore(of)) || PAGE_SIZE };
  else if (count && count.of !== of) current = { of, shown: PAGE_SIZE };
  if (current !== count) setCount(current);
  const shown = current?.shown ?? PAGE_SIZE;

  useEffect(() => {
    if (isInteractive) rememberShown({ of, shown });
  }, [isInteractive, of, shown]);

  const more = useCallback(
    (total: number) => setCount((before) => ({ of, shown: shownAfter(before?.shown ?? PAGE_SIZE, total) })),
    [of],
  );
  return { shown, more };
}
