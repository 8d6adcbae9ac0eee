import type { JsonObject } from "../../model/schema/json-object";
import type { Kind, Singleton } from "../../model/kind";
import type { ContentItem } from "../content";
import { nameOf } from "../item-files";

/** A JSON file of the content tree that a command writes, or with `fields: null` removes. */
export interface ContentChange {
  readonly source: Kind | Singleton;
  /** From the root of the tree, with forward slashes. */
  readonly file: string;
  readonly fields: JsonObject | null;
}

/** A changed file as the content check sees it; undefined for one that is removed. */
export function itemOfChange({ source, file, fields }: ContentChange): ContentItem | undefined {
  if (fields === null) return undefined;
  return { source, file, name: nameOf(source, file), fields, repeated: new Set() };
}
