import { labelInSentence } from "../../domain/text/letters";
import { isUsed } from "../../model/parts";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { kinds } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import type { Library } from "../saving/library";
import { wordsMatcher } from "./find-words";
import { t } from "../../words/t";

export interface OfferedItem {
  readonly slug: string;
  readonly data: JsonObject;
}

/**
 * The items of some kinds that a reference may name, those of the first kind first. If two kinds have the same id, the
 * reference means the first, so only that is offered. Kinds that the club does not use are left out.
 *
 * @param term words of the name in any spelling; empty: all items
 * @param chosen the current reference, which is shown even if no item has that id, so that it can be cleared
 */
export async function offeredItems(
  folders: readonly string[],
  library: Library,
  { term, chosen }: { readonly term: string; readonly chosen: string },
): Promise<OfferedItem[]> {
  const used = kinds.filter(({ folder }) => isUsed(folder));
  const sources = folders.flatMap((folder) => used.filter((kind) => kind.folder === folder));
  const found = await Promise.all(sources.map((kind) => itemsOf(kind, library)));
  const byId = new Map<string, OfferedItem>();
  for (const item of found.flat()) if (!byId.has(item.slug)) byId.set(item.slug, item);
  if (chosen !== "" && !byId.has(chosen))
    byId.set(chosen, { slug: chosen, data: { name: t("{id} · unknown id", { id: chosen }) } });
  const matches = wordsMatcher(term);
  return [...byId.values()].filter(({ data }) => matches(String(data.name)));
}

async function itemsOf(kind: Kind, library: Library): Promise<OfferedItem[]> {
  const { items, unread } = await library.read([kind]);
  return [...items, ...unread.map(({ name }) => ({ name, fields: { name } }))]
    .map(({ name, fields }) => ({
      slug: name,
      data: { ...fields, name: `${String(fields.name)} · ${labelInSentence(kind.singular)}` },
    }))
    .sort((one, other) => inNaturalOrder(one.data.name, other.data.name));
}
