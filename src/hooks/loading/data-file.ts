import { fetchJson, OutdatedPage } from "./fetch-file";

/** Data that pages load on demand. Its address changes with its content, so loaded data is kept for the whole visit. */
export interface DataFile<Parsed> {
  /** The data of an address if it has been loaded. */
  known(address: string): Parsed | undefined;
  /** @throws OutdatedPage if the file is gone, because newer builds have removed it */
  load(address: string, signal?: AbortSignal): Promise<Parsed>;
}

/** @param parse reads the JSON of a file; throws if it has another format */
export function dataFile<Parsed>(parse: (json: unknown) => Parsed): DataFile<Parsed> {
  const loaded = new Map<string, Parsed>();
  return {
    known: (address) => loaded.get(address),
    async load(address, signal) {
      const known = loaded.get(address);
      if (known !== undefined) return known;
      const json = await fetchJson(address, { signal: signal ?? null });
      if (json === undefined) throw new OutdatedPage(address);
      const data = parse(json);
      loaded.set(address, data);
      return data;
    },
  };
}
