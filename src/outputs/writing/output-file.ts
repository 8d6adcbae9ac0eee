/** A file that the build writes beside the pages. */
export interface OutputFile {
  /** Its path on the site, such as `/calendar/x.ics`. */
  readonly path: string;
  readonly data: string | Uint8Array;
}
