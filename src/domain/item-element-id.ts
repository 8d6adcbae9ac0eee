import { reservedIds } from "./element-ids";

/** The id of the element that shows an item in the list of its kind. */
export function itemElementId(id: string): string {
  return reservedIds.has(id) ? `${id}-1` : id;
}
