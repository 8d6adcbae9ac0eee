import type { ContentItem } from "../../content/content";
import type { DeskLine } from "../../content/desk/item-lines";
import { nameOf, sourceOfFile } from "../../content/item-files";
import { quote } from "../../model/check/sentence";
import { fieldsOf, titleOf } from "../../model/schema/schema-fields";
import { isKind } from "../saving/draft";
import { lastPartOf } from "../saving/file-name";
import { fieldWords } from "../saving/sentence-of";

/** The words of a line of the desk: no editor has to know in which file an entry lies. */
export interface LineWords {
  /** Names the entry: `Event 'Code Sprint'`, `Registration`; a file that is no entry by its name. */
  readonly entry: string;
  /** The field as the form calls it, or where in an entry that can't be read; empty for the entry as a whole. */
  readonly place: string;
}

/** @param items those of the content, which know their titles */
export function lineWords({ file, path }: DeskLine, items: readonly ContentItem[]): LineWords {
  const source = sourceOfFile(file);
  if (!source) return { entry: lastPartOf(file), place: path };
  const item = items.find((each) => each.file === file);
  const place = item ? fieldWords(source.schema, path) : path;
  if (!isKind(source)) return { entry: source.label, place };
  const title = item?.fields[titleOf(fieldsOf(source.schema))];
  return { entry: `${source.singular} ${quote(typeof title === "string" ? title : nameOf(source, file))}`, place };
}
