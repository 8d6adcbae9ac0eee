import type { Reader } from "./reader";

/** A browser with one tab. */
export interface OpenBrowser {
  readonly reader: Reader;
  /** As it says itself, such as `102.0.5002.0`. */
  readonly version: string;
  close(): Promise<void>;
}
