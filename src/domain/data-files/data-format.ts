import type { LatestData } from "./latest-data";

/**
 * The format of files that pages load on demand: the build packs the data, and the browser parses it. Each format is a
 * module that exports these three, so that the code that packs does not reach the browser.
 */
export interface DataFormat<Data, Parsed = Data> {
  /** What the file is called in `LatestData`; its own name begins with it. */
  readonly name: keyof LatestData;
  /** Returns the data as it is written in JSON. */
  readonly pack: (data: Data) => unknown;
  /**
   * Reads the JSON of a file.
   *
   * @throws TypeError if it has another format
   */
  readonly parse: (json: unknown) => Parsed;
}
