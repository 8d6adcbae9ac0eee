import type { Finding } from "../model/finding";

/** A finding together with the file it is about, a path from the root of the content tree. */
export interface FileFinding extends Finding {
  readonly file: string;
}
