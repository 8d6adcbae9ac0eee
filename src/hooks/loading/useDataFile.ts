import { useCallback, useEffect, useState } from "react";
import type { DataFile } from "./DataFile";
import { failureOf, type LoadingFailure } from "./loading-failure";

/** A data file, loaded once it is needed; `data` is undefined until then. */
export function useDataFile<Data>(file: DataFile<Data>, address: string, isNeeded: boolean) {
  const [data, setData] = useState(() => file.known(address));
  const [failure, setFailure] = useState<LoadingFailure>();
  const isLoading = isNeeded && data === undefined && failure === undefined;

  useEffect(() => {
    if (!isLoading) return undefined;
    const abandonment = new AbortController();
    file.load(address, abandonment.signal).then(
      (loaded) => setData(() => loaded),
      (error: unknown) => {
        if (!abandonment.signal.aborted) setFailure(failureOf(error));
      },
    );
    return () => abandonment.abort();
  }, [file, address, isLoading]);

  const retry = useCallback(() => setFailure(undefined), []);
  return { data, isLoading, failure, retry };
}
