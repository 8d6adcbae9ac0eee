import type { Kind, Singleton } from "../model/kind";
import type { JsonObject } from "../model/schema/json-object";
import type { ContentTree } from "./content-tree";
import { inNaturalOrder } from "../domain/text/natural-order";
import { isSlug } from "../model/values/file-name";

export interface ContentItem {
  readonly source: Kind | Singleton;
  readonly file: string;
  /** The file's name without its extension. */
  readonly name: string;
  readonly fields: JsonObject;
  readonly translations?: unknown;
  /** The translations of an article: the files beside its own, by language. */
  readonly translationFiles?: ReadonlyMap<string, ContentItem>;
  /** The text below the front matter; only articles have one. */
  readonly body?: string;
  readonly bodyLine?: number;
  readonly repeated: ReadonlySet<string>;
  /** The comments after values in front matter, by the names of the fields. */
  readonly comments?: ReadonlyMap<string, string>;
}

export interface Content {
  readonly tree: Pick<ContentTree, "directory" | "folders" | "files">;
  readonly items: readonly ContentItem[];
  /** Files that could not be read: references to their items are not reported. */
  readonly unread: readonly UnreadFile[];
  /** The item that an editor is about to save: of two that clash, it is the one to change. */
  readonly draft?: ContentItem;
}

export interface UnreadFile {
  readonly source: Kind | Singleton;
  readonly name: string;
}

/** The items of one kind. */
export function itemsOf({ items }: Content, kind: Kind): ContentItem[] {
  return items.filter(({ source }) => source === kind);
}

/** The fields of a site file; none if it is missing or can't be read, which the content check reports. */
export function siteFields({ items }: Content, source: Singleton): ContentItem["fields"] {
  return items.find((item) => item.source === source)?.fields ?? {};
}

/** Items in the order in which they claim ids and addresses: by file, the edited one last. */
export function inClaimOrder(items: readonly ContentItem[], { draft }: Content): ContentItem[] {
  return [...items].sort((a, b) => Number(a === draft) - Number(b === draft) || inNaturalOrder(a.file, b.file));
}

/** The name of a file in diagnostics: with the directory of the tree. */
export function shownFile({ directory }: Pick<ContentTree, "directory">, file: string): string {
  return file === "" ? directory : `${directory}/${file}`;
}

/** The id of an item, spelled as in addresses; undefined if it has no valid one. */
export function itemId({ source, name, fields }: ContentItem): string | undefined {
  if (!("folder" in source)) return undefined;
  if (source.format === "markdown") return isSlug(name) ? name : undefined;
  if (source.idKind === "number") return Number.isInteger(fields.id) ? String(fields.id) : undefined;
  return typeof fields.id === "string" && isSlug(fields.id) ? fields.id : undefined;
}

/**
 * The ids of a kind that a reference may name. Unreadable items count by the names of their files: they have a
 * diagnostic, so references to them need none.
 */
export function knownIds(content: Content, kind: Kind): ReadonlySet<string> {
  const ids = itemsOf(content, kind).flatMap((item) => itemId(item) ?? item.name);
  const unread = content.unread.filter(({ source }) => source === kind).map(({ name }) => name);
  return new Set([...ids, ...unread]);
}
