import { useCallback, useEffect, useState } from "react";
import { failureOf, type LoadingFailure } from "./fetch-file";
import type { DataFile } from "./data-file";

interface Outcome<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly data?: Data;
  readonly failure?: LoadingFailure;
}

/**
 * Loads something when it is needed; `data` is undefined until it has loaded.
 *
 * @param load a new function loads something new
 */
export function useLoading<Data>(load: (signal: AbortSignal) => Promise<Data>, isNeeded: boolean) {
  const [latest, setLatest] = useState<Outcome<Data>>();
  const outcome = latest?.load === load ? latest : undefined;
  const isLoading = isNeeded && outcome === undefined;

  useEffect(() => {
    if (!isLoading) return undefined;
    const abandonment = new AbortController();
    void load(abandonment.signal)
      .then(
        (data): Outcome<Data> => ({ load, data }),
        (error: unknown): Outcome<Data> => ({ load, failure: failureOf(error) }),
      )
      .then((settled) => abandonment.signal.aborted || setLatest(settled));
    return () => abandonment.abort();
  }, [load, isLoading]);

  const retry = useCallback(() => setLatest(undefined), []);
  return { data: outcome?.data, isLoading, failure: outcome?.failure, retry };
}

/** A data file, loaded when it is needed; `data` is undefined until it has loaded. */
export function useDataFile<Data>(file: DataFile<Data>, address: string, isNeeded: boolean) {
  const load = useCallback((signal: AbortSignal) => file.load(address, signal), [file, address]);
  const known = file.known(address);
  const { data, ...state } = useLoading(load, isNeeded && known === undefined);
  return { data: known ?? data, ...state };
}
