import { useCallback, useMemo, useSyncExternalStore } from "react";
import { isEntryKept, readEntry, subscribeToEntry } from "../storage/guarded-storage";

/**
 * The value of a storage entry, the same in all tabs; an absent entry counts as an empty text.
 *
 * @param parse must be the same function in each call
 */
export function useEntry<Value>(key: string, parse: (text: string) => Value) {
  const subscribe = useCallback((listener: () => void) => subscribeToEntry(key, listener), [key]);
  const text = useSyncExternalStore(
    subscribe,
    () => readEntry(key) ?? "",
    () => "",
  );
  const isKept = useSyncExternalStore(
    subscribe,
    () => isEntryKept(key),
    () => true,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  return { value, isKept };
}
