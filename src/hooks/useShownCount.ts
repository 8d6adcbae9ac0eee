import { useCallback, useMemo, useState } from "react";
import { shownAfter } from "../domain/paging";
import { keptListPlace } from "./scrolling/useListPlace";
import { useInteractive } from "./useNow";

export interface Paging {
  /** The name of the list; undefined until the page is interactive and knows its address. */
  readonly of: string | undefined;
  readonly shown: number;
  readonly more: (total: number) => void;
}

interface ShownCount {
  readonly of: string;
  readonly shown: number;
}

/**
 * How many items of the list named `of` are shown: a batch, and one more at a time. When the list changes, by a filter,
 * the view, Back or the fragment of the address, it starts again with one batch. Only readers who come back from
 * another page see as many as before.
 */
export function useShownCount(of: string, size: number): Paging {
  const isInteractive = useInteractive();
  const [count, setCount] = useState<ShownCount>();
  let current = count;
  // The address is unknown until the page is interactive, so the list that it names then is not a change.
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
