import { kinds, singletons } from "../../model/content-model";
import { isItemFile, nameOf } from "../../content/item-files";
import { editorEntry } from "../../domain/addresses/editor-address";
import { SITE_COLLECTION, siteFileName } from "../configuration/collections";

/** Where the editor opens a file of the content, as the end of its address; empty for a file that is not an entry. */
export function entryAddressOf(file: string): string {
  const singleton = singletons.find((each) => each.file === file);
  if (singleton) return editorEntry(SITE_COLLECTION, siteFileName(singleton));
  const [folder = "", name = ""] = file.split("/");
  const kind = kinds.find((each) => each.folder === folder);
  return kind && isItemFile(kind, { name }) ? editorEntry(kind.folder, nameOf(kind, name)) : "";
}
