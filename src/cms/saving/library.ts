import type { Kind } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";

export interface StoredItem {
  /** The file's name without its extension. */
  readonly name: string;
  /** The text below the front matter, under `body`, apart. */
  readonly fields: JsonObject;
  /** The file is there, but can't be read: it has no fields here. */
  readonly isUnreadable?: boolean;
}

/** Reads what lies in the repository, drafts apart. */
export interface Library {
  /** The items of a kind that the club uses; no others can be read. */
  itemsOf(kind: Kind): Promise<readonly StoredItem[]>;
  /** The files of `site/`, by their names in the editor; one that is not there has no fields. */
  siteFiles(): Promise<readonly StoredItem[]>;
  /** The files of the media folder, without those in folders inside it, as paths of the content; undefined if unknown. */
  mediaFiles(): Promise<ReadonlySet<string> | undefined>;
  /** The folder that `/` of the site is served from, as paths of the site. */
  readonly staticFiles: ReadonlySet<string>;
}

/** True for a file that Decap's list of the media folder would name: it leaves out what lies in folders inside it. */
export function isListedMedia(file: string): boolean {
  return /^media\/[^/]+$/.test(file);
}
