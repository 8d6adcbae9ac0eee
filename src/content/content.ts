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
  /** What an article says in other languages: the files beside its own, by the names of the languages. */
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
  /** Files with an item that could not be read: references to them are not reported as broken. */
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

/** Items in the order in which they claim ids and addresses: by file, a draft last. */
export function inClaimOrder(items: readonly ContentItem[], { draft }: Content): ContentItem[] {
  return [...items].sort((a, b) => Number(a === draft) - Number(b === draft) || inNaturalOrder(a.file, b.file));
}

/** A file as diagnostics name it: with the directory of the tree before it. */
export function shownFile({ directory }: Pick<ContentTree, "directory">, file: string): string {
  return file === "" ? directory : `${directory}/${file}`;
}

/** The id of an item as addresses spell it; undefined if it has no valid one. */
export function itemId({ source, name, fields }: ContentItem): string | undefined {
  if (!("folder" in source)) return undefined;
  if (source.format === "markdown") return isSlug(name) ? name : undefined;
  if (source.idKind === "number") return Number.isInteger(fields.id) ? String(fields.id) : undefined;
  return typeof fields.id === "string" && isSlug(fields.id) ? fields.id : undefined;
}

/**
 * The ids of a kind that a reference may name. Items that can't be read count under their
 * file's name: they have a diagnostic, and what refers to them need not have another.
 */
export function knownIds(content: Content, kind: Kind): ReadonlySet<string> {
  const ids = itemsOf(content, kind).flatMap((item) => itemId(item) ?? item.name);
  const unread = content.unread.filter(({ source }) => source === kind).map(({ name }) => name);
  return new Set([...ids, ...unread]);
}
