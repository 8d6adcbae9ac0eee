import type { DataFormat } from "../../domain/data-files/data-format";
import { isAddress } from "../../domain/data-files/latest-data";
import { DataFiles } from "./DataFiles";

/** Data that is in one file, which pages load on demand. */
export class DataFile<Parsed> extends DataFiles<string, Parsed> {
  constructor(format: Pick<DataFormat<never, Parsed>, "name" | "parse">) {
    super(format, isAddress);
  }

  /** The data of an address if it was loaded before. */
  known(address: string): Parsed | undefined {
    return this.loaded.get(this.moved.get(address) ?? address);
  }

  /**
   * The data of an address; if it is gone, that of the newest build.
   *
   * @throws OutdatedPage if the newest build has none that this page understands
   */
  load(address: string, signal?: AbortSignal): Promise<Parsed> {
    return this.read(address, (present, load) => load(present), signal);
  }
}
