import { fetchJson } from "./fetch-json";
import { fetchLatestData } from "./fetch-latest-data";
import { OutdatedPage } from "./loading-failure";

/** A data file that pages load on demand. Its address changes with its content, so an old page may know one that is gone. */
export class DataFile<Data> {
  private readonly name: "members" | "courses" | "ratings";
  private readonly parse: (json: unknown) => Data;
  /** Kept for the visit, by the requested address. */
  private readonly loaded = new Map<string, Data>();

  /**
   * @param name as the latest data calls it
   * @param parse throws if it is given anything else
   */
  constructor(name: "members" | "courses" | "ratings", parse: (json: unknown) => Data) {
    this.name = name;
    this.parse = parse;
  }

  /** The data if it was loaded before. */
  known(address: string): Data | undefined {
    return this.loaded.get(address);
  }

  /**
   * The data of an address; if it is gone, that of the newest build.
   *
   * @throws OutdatedPage if the newest build has none that this page understands
   */
  async load(address: string, signal?: AbortSignal): Promise<Data> {
    const known = this.known(address);
    if (known !== undefined) return known;
    const json = await fetchJson(address, { signal: signal ?? null });
    const data = json === undefined ? await this.loadLatest(address, signal) : this.parse(json);
    this.loaded.set(address, data);
    return data;
  }

  private async loadLatest(missing: string, signal?: AbortSignal): Promise<Data> {
    const address: unknown = Reflect.get(Object(await fetchLatestData(signal)), this.name);
    const isOther = typeof address === "string" && address !== missing;
    const json = isOther ? await fetchJson(address, { signal: signal ?? null }) : undefined;
    if (json === undefined) throw new OutdatedPage(`${missing} is gone`);
    try {
      return this.parse(json);
    } catch (error) {
      throw new OutdatedPage(`${missing} has another form now`, { cause: error });
    }
  }
}
