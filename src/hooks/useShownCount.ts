import { useCallback, useMemo, useState } from "react";
import { shownAfter } from "../domain/paging";
import { keptListPlace } from "./scrolling/useListPlace";
import { useInteractive } from "./useNow";

export interface Paging {
  /** The list that is shown; undefined until the page is interactive and knows its address. */
  readonly of: string | undefined;
  readonly shown: number;
  readonly more: (total: number) => void;
}

interface ShownCount {
  readonly of: string;
  readonly shown: number;
}

/**
 * How many items are shown of the list named `of`: so many, and as many more at a time. Another list starts with
 * its first ones, whatever names it: a filter, the view, Back or the fragment of the address. Only a reader who comes
 * back from another page finds as many as before.
 */
export function useShownCount(of: string, size: number): Paging {
  const isInteractive = useInteractive();
  const [count, setCount] = useState<ShownCount>();
  let current = count;
  // The address is not known until the page is interactive: the list that it names then is the first one.
  if (isInteractive && !count) current = { of, shown: keptListPlace(of)?.shown ?? size };
  else if (count && count.of !== of) current = { of, shown: size };
  if (current !== count) setCount(current);

  const more = useCallback(
    (total: number) => setCount((before) => ({ of, shown: shownAfter(before?.shown ?? size, total, size) })),
    [of, size],
  );
  const list = current?.of;
  const shown = current?.shown ?? size;
  return useMemo(() => ({ of: list, shown, more }), [list, shown, more]);
}
