import type { DataFormat } from "../../domain/data-files/data-format";
import { readLatestData, type LatestData } from "../../domain/data-files/latest-data";
import { fetchJson, fetchLatestData } from "./fetch-file";
import { OutdatedPage } from "./loading-failure";

/** Loads and parses the file at an address. */
type Load<Parsed> = (address: string) => Promise<Parsed>;

class MissingFile extends OutdatedPage {}

class UnreadableFile extends Error {}

/**
 * Data that pages load on demand. Its addresses change with its content, so an old page may know some that are gone;
 * then the data of the newest build is loaded.
 *
 * `Place` is what a page knows of where the data is: an address, or a list of files.
 */
export class DataFiles<Place extends string | readonly object[], Parsed> {
  private readonly parse: (json: unknown) => Parsed;
  private readonly placeIn: (latest: Partial<LatestData>) => Place | undefined;
  /** Kept for the visit, by address. */
  private readonly loaded = new Map<string, Parsed>();
  /** Where the newest build has put the data, by the places that turned out to be gone. */
  private readonly moved = new Map<Place, Place>();

  constructor(
    { parse }: Pick<DataFormat<never, Parsed>, "parse">,
    placeIn: (latest: Partial<LatestData>) => Place | undefined,
  ) {
    this.parse = parse;
    this.placeIn = placeIn;
  }

  /** The data at an address if it was loaded before. */
  known(address: string): Parsed | undefined {
    return this.loaded.get(address);
  }

  /** Where the data of a place is now, as far as is known. */
  presentPlace(place: Place): Place {
    return this.moved.get(place) ?? place;
  }

  /**
   * Finds something in the data of a place; if that is gone, in the data of the newest build. After any other failure
   * it can be tried again.
   *
   * @throws OutdatedPage if the newest build has no data that this page understands
   */
  async read<Found>(
    place: Place,
    find: (place: Place, load: Load<Parsed>) => Promise<Found>,
    signal?: AbortSignal,
  ): Promise<Found> {
    const load = (address: string) => this.load(address, signal);
    const moved = this.moved.get(place);
    try {
      return await (moved === undefined ? find(place, load) : inNewerBuild(find(moved, load)));
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error;
      const newest = this.placeIn(readLatestData(await fetchLatestData(signal)));
      if (newest === undefined) throw error;
      const found = await inNewerBuild(find(newest, load));
      this.moved.set(place, newest);
      return found;
    }
  }

  private async load(address: string, signal?: AbortSignal): Promise<Parsed> {
    const known = this.known(address);
    if (known !== undefined) return known;
    const json = await fetchJson(address, { signal: signal ?? null });
    if (json === undefined) throw new MissingFile(`${address} is gone`);
    const data = this.parsed(json, address);
    this.loaded.set(address, data);
    return data;
  }

  private parsed(json: unknown, address: string): Parsed {
    try {
      return this.parse(json);
    } catch (error) {
      throw new UnreadableFile(`${address} has another format`, { cause: error });
    }
  }
}

/** A file of the page's own build has the page's format, and what can't be read is damaged; a newer one may have changed. */
async function inNewerBuild<Found>(search: Promise<Found>): Promise<Found> {
  try {
    return await search;
  } catch (error) {
    throw error instanceof UnreadableFile ? new OutdatedPage(error.message, { cause: error }) : error;
  }
}
