import { useCallback } from "react";
import type { DataFile } from "./data-file";
import { useLoading } from "./useLoading";

/** A data file, loaded once it is needed; `data` is undefined until then. */
export function useDataFile<Data>(file: DataFile<Data>, address: string, isNeeded: boolean) {
  const load = useCallback((signal: AbortSignal) => file.load(address, signal), [file, address]);
  const known = file.known(address);
  const { data, ...state } = useLoading(load, isNeeded && known === undefined);
  return { data: known ?? data, ...state };
}
