import { dataFiles, type ReadableFormat } from "./data-files";

/** Data that is in one file, which pages load on demand. */
export interface DataFile<Parsed> {
  /** The data of an address if it was loaded before. */
  known(address: string): Parsed | undefined;
  /**
   * The data of an address; if it is gone, that of the newest build.
   *
   * @throws OutdatedPage if the newest build has none that this page understands
   */
  load(address: string, signal?: AbortSignal): Promise<Parsed>;
}

/** The file of a format, at one address in each build. */
export function dataFile<Parsed>(format: ReadableFormat<Parsed>): DataFile<Parsed> {
  const files = dataFiles(format, (value) => typeof value === "string");
  return {
    known: (address) => files.known(files.presentPlace(address)),
    load: (address, signal) => files.read(address, (present, load) => load(present), signal),
  };
}
