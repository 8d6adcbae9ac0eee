import { kinds } from "../../model/content-model";
import { descriptors, hasFeature } from "../../model/descriptors";
import type { Kind } from "../../model/kind";
import { FIRST_NEW_MEMBER, member } from "../../model/kinds/member";
import { isUsed } from "../../model/parts";
import type { Library, StoredItem } from "./library";

/** The number for a new item of a kind: the one after its highest, unless a kind at the same addresses has that. */
export async function nextNumber(kind: Kind, library: Library): Promise<number> {
  const shared = await Promise.all(kindsAt(kind).map((each) => library.itemsOf(each)));
  return freeNumber(kind, numbersOf(await library.itemsOf(kind)), numbersOf(shared.flat()));
}

/**
 * @param own the numbers of the kind
 * @param taken those that others at its addresses have, and perhaps its own
 */
function freeNumber(kind: Kind, own: readonly number[], taken: readonly number[]): number {
  const least = kind === member ? FIRST_NEW_MEMBER : 1;
  let number = own.reduce((highest, each) => Math.max(highest, each + 1), least);
  while (taken.includes(number)) number += 1;
  return number;
}

/** The other kinds whose items have pages at the same addresses, as past leaders and the team do. */
function kindsAt({ folder }: Kind): readonly Kind[] {
  if (!hasFeature(folder, "item")) return [];
  const address = descriptors[folder].item;
  return kinds.filter(
    (other) =>
      other.folder !== folder &&
      isUsed(other.folder) &&
      hasFeature(other.folder, "item") &&
      descriptors[other.folder].item === address,
  );
}

function numbersOf(items: readonly StoredItem[]): number[] {
  return items.flatMap(({ name, fields: { id } }) => [Number(name), Number(id)]).filter(Number.isSafeInteger);
}
