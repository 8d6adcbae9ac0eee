import type { Kind } from "../../model/kind";
import { itemsOf, type Content } from "../content";
import { itemId } from "../item-id";

/**
 * The ids of a kind that a reference may name. Items that can't be read count under their
 * file's name: they have a diagnostic, and what refers to them need not have another.
 */
export function knownIds(content: Content, kind: Kind): ReadonlySet<string> {
  const ids = itemsOf(content, kind).flatMap((item) => itemId(item) ?? item.name);
  const unread = content.unread.filter(({ source }) => source === kind).map(({ name }) => name);
  return new Set([...ids, ...unread]);
}
