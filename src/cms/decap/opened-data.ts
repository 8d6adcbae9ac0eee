import type { JsonObject } from "../../model/schema/json-object";
import { isMap, toPlain } from "./immutable-entry";
import { openForm } from "./open-form";

/**
 * The data of the open entry as it was read from the repository, whatever has been typed since or came from a local backup.
 * Undefined for a new entry, for a draft of its own branch, and where Decap has changed inside.
 */
export function openedData(): JsonObject | undefined {
  const { entry, unpublishedEntry } = openForm()?.props ?? {};
  const data = isMap(entry) && unpublishedEntry !== true ? entry.get("data") : undefined;
  return isMap(data) ? toPlain(data) : undefined;
}
