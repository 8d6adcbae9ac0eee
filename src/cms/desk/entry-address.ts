import { nameOf, sourceOfFile } from "../../content/item-files";
import { editorEntry } from "../../domain/addresses/editor-address";
import { SITE_COLLECTION } from "../configuration/collections";
import { isKind } from "../saving/draft";

/** Where the editor opens a file of the content, as the end of its address; empty for a file that is not an entry. */
export function entryAddressOf(file: string): string {
  const source = sourceOfFile(file);
  return source ? editorEntry(isKind(source) ? source.folder : SITE_COLLECTION, nameOf(source, file)) : "";
}
