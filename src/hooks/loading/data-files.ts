import type { DataFormat } from "../../domain/data-files/data-format";
import { fetchJson, fetchLatestData, OutdatedPage } from "./fetch-file";

/** Loads and parses the file at an address. */
type Load<Parsed> = (address: string) => Promise<Parsed>;

/** The part of a format that the browser needs. */
type ReadableFormat<Parsed> = Pick<DataFormat<never, Parsed>, "name" | "parse">;

/**
 * Data that pages load on demand. Its addresses change with its content, so an old page may know some that are gone;
 * then the data of the newest build is loaded.
 *
 * `Place` is what a page knows of where the data is: an address, or a list of files.
 */
interface DataFiles<Place, Parsed> {
  /** Where the data of a place is now, as far as is known. */
  presentPlace(place: Place): Place;
  /** The data of an address if it was loaded before. */
  known(address: string): Parsed | undefined;
  /**
   * Finds something in the data of a place; if that is gone, in the data of the newest build. After any other failure
   * it can be tried again.
   *
   * @throws OutdatedPage if the newest build has no data that this page understands
   */
  read<Found>(
    place: Place,
    find: (place: Place, load: Load<Parsed>) => Promise<Found>,
    signal?: AbortSignal | null,
  ): Promise<Found>;
}

/** @param isPlace whether a value of the latest data is where such data is */
export function dataFiles<Place, Parsed>(
  { name, parse }: ReadableFormat<Parsed>,
  isPlace: (value: unknown) => value is Place,
): DataFiles<Place, Parsed> {
  /** Kept for the visit, by address. */
  const loaded = new Map<string, Parsed>();
  /** Where the newest build has put the data, by the places that turned out to be gone. */
  const moved = new Map<Place, Place>();

  /** @param isNewer whether the file is of a newer build than the page, which may have another format */
  async function load(address: string, isNewer: boolean, signal: AbortSignal | null): Promise<Parsed> {
    const known = loaded.get(address);
    if (known !== undefined) return known;
    const json = await fetchJson(address, { signal });
    if (json === undefined) throw new OutdatedPage(address);
    try {
      const data = parse(json);
      loaded.set(address, data);
      return data;
    } catch (error) {
      throw isNewer ? new OutdatedPage(address, { cause: error }) : error;
    }
  }

  return {
    presentPlace: (place) => moved.get(place) ?? place,
    known: (address) => loaded.get(address),
    async read(place, find, signal = null) {
      const present = moved.get(place);
      try {
        return await find(present ?? place, (address) => load(address, present !== undefined, signal));
      } catch (error) {
        if (!(error instanceof OutdatedPage)) throw error;
        const newest: unknown = Reflect.get(Object(await fetchLatestData(signal)), name);
        if (!isPlace(newest)) throw error;
        const found = await find(newest, (address) => load(address, true, signal));
        moved.set(place, newest);
        return found;
      }
    },
  };
}

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
