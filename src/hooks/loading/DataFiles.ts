import type { DataFormat } from "../../domain/data-files/data-format";
import { fetchJson, fetchLatestData } from "./fetch-file";
import { OutdatedPage } from "./loading-failure";

/** Loads and parses the file at an address. */
type Load<Parsed> = (address: string) => Promise<Parsed>;

class MissingFile extends OutdatedPage {}

/**
 * Data that pages load on demand. Its addresses change with its content, so an old page may know some that are gone;
 * then the data of the newest build is loaded.
 *
 * `Place` is what a page knows of where the data is: an address, or a list of files.
 */
export class DataFiles<Place, Parsed> {
  /** Kept for the visit, by address. */
  protected readonly loaded = new Map<string, Parsed>();
  /** Where the newest build has put the data, by the places that turned out to be gone. */
  protected readonly moved = new Map<Place, Place>();

  constructor(
    private readonly format: Pick<DataFormat<never, Parsed>, "name" | "parse">,
    private readonly isPlace: (value: unknown) => value is Place,
  ) {}

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
    const loadFrom = (isNewer: boolean) => (address: string) => this.loadFile(address, isNewer, signal);
    const moved = this.moved.get(place);
    try {
      return await find(moved ?? place, loadFrom(moved !== undefined));
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error;
      const newest: unknown = Reflect.get(Object(await fetchLatestData(signal)), this.format.name);
      if (!this.isPlace(newest)) throw error;
      const found = await find(newest, loadFrom(true));
      this.moved.set(place, newest);
      return found;
    }
  }

  /** @param isNewer whether the file is of a newer build than the page, which may have another format */
  private async loadFile(address: string, isNewer: boolean, signal?: AbortSignal): Promise<Parsed> {
    const known = this.loaded.get(address);
    if (known !== undefined) return known;
    const json = await fetchJson(address, { signal: signal ?? null });
    if (json === undefined) throw new MissingFile(address);
    try {
      const data = this.format.parse(json);
      this.loaded.set(address, data);
      return data;
    } catch (error) {
      throw isNewer ? new OutdatedPage(address, { cause: error }) : error;
    }
  }
}
