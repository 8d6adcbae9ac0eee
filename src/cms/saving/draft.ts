import { nameOf, sourceOfFile } from "../../content/item-files";
import { editorEntry } from "../../domain/addresses/editor-address";
import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { SITE_COLLECTION, siteFileName } from "../configuration/collections";

export interface Draft {
  readonly source: Kind | Singleton;
  /** The name of its file without the extension; undefined if it has none yet. */
  readonly name: string | undefined;
  readonly fields: JsonObject;
  readonly body?: string;
  readonly uploads: ReadonlySet<string>;
}

export function isKind(source: Kind | Singleton): source is Kind {
  return "folder" in source;
}

export class RefusedEntry extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "RefusedEntry";
    this.sentences = sentences;
  }

  /** Decap shows the text of an error. */
  override toString(): string {
    return this.message;
  }
}

export function sourceOf(collection: string, slug: string): Kind | Singleton {
  const source =
    collection === SITE_COLLECTION
      ? singletons.find((singleton) => siteFileName(singleton) === slug)
      : kinds.find(({ folder }) => folder === collection);
  if (!source) throw new Error(`There is no collection '${collection}' with '${slug}'`);
  return source;
}

export function entryAddressOf(file: string): string {
  const source = sourceOfFile(file);
  return source ? editorEntry(isKind(source) ? source.folder : SITE_COLLECTION, nameOf(source, file)) : "";
}
