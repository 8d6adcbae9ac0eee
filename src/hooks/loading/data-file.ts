import { fetchJson, OutdatedPage } from "./fetch-file";

/** Data that pages load on demand. Its address changes with its content, so what has been loaded is kept for the visit. */
export interface DataFile<Parsed> {
  /** The data of an address if it was loaded before. */
  known(address: string): Parsed | undefined;
  /** @throws OutdatedPage if the file is gone: the builds since the one of this page have removed it */
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
