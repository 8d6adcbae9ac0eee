import type { DataFormat } from "../../domain/data-files/data-format";
import { DataFiles } from "./DataFiles";

/** Data that is in one file, which pages load on demand. */
export class DataFile<Parsed> {
  private readonly files: DataFiles<string, Parsed>;

  constructor(format: Pick<DataFormat<never, Parsed>, "name" | "parse">) {
    this.files = new DataFiles<string, Parsed>(format, ({ [format.name]: address }) =>
      typeof address === "string" ? address : undefined,
    );
  }

  /** The data of an address if it was loaded before. */
  known(address: string): Parsed | undefined {
    return this.files.known(this.files.presentPlace(address));
  }

  /**
   * The data of an address; if it is gone, that of the newest build.
   *
   * @throws OutdatedPage if the newest build has none that this page understands
   */
  load(address: string, signal?: AbortSignal): Promise<Parsed> {
    return this.files.read(address, (present, load) => load(present), signal);
  }
}
