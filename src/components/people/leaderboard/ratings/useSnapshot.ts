import { useEffect, useState } from "react";
import { name, parse, type Snapshot } from "../../../../domain/ratings/snapshot";
import { useDataFile } from "../../../../hooks/loading/useLoading";
import { dataFile } from "../../../../hooks/loading/data-files";

const MOST_RETRIES = 3;
/** In ms: before the first retry; each further one waits twice as long. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/**
 * All ratings as they were when the site was built; undefined until they are there, and without any. The board can do
 * without them, so it offers no button: up to 3 retries come by themselves.
 */
export function useSnapshot(address: string | null): Snapshot | undefined {
  const { data, failure, retry } = useDataFile(snapshotFile, address ?? "", address !== null);
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    if (failure !== "unreachable" || retries === MOST_RETRIES) return undefined;
    const again = () => {
      setRetries(retries + 1);
      retry();
    };
    const timer = setTimeout(again, Math.min(FIRST_DELAY * 2 ** retries, LONGEST_DELAY));
    return () => clearTimeout(timer);
  }, [failure, retries, retry]);
  return data;
}

/** All ratings as they were when the site was built. */
const snapshotFile = dataFile({ name, parse });
