import type { HeadOf } from "../../content/rules/check-references";
import type { Kind, Singleton } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";

/** An item about to be saved. */
export interface Draft {
  readonly source: Kind | Singleton;
  /** The name of its file without the extension; undefined while it has none. */
  readonly name: string | undefined;
  /** As the file will contain it, without the text below the front matter. */
  readonly fields: JsonObject;
  readonly body?: string;
  /** Files of the media folder that are there, as paths of the content. */
  readonly uploads: ReadonlySet<string>;
  /** Finds the first bytes of the files among them. */
  readonly headOf: HeadOf;
}

export function isKind(source: Kind | Singleton): source is Kind {
  return "folder" in source;
}
