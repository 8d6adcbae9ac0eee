import { isFunction } from "../../domain/shape";
import { isMap } from "./immutable-entry";
import { openForm } from "./open-form";

/** Fills in a field so that Decap still takes a new entry for one that no one has touched. */
export function fillUnchanged(field: unknown, value: unknown): void {
  const { changeDraftField, entryDraft, hasChanged } = openForm()?.props ?? {};
  const entry = isMap(entryDraft) ? entryDraft.get("entry") : undefined;
  const data = isMap(entry) ? entry.get("data") : undefined;
  if (!isFunction(changeDraftField) || !isMap(field) || !isMap(entry) || !isMap(data)) return;
  // It compares the entry with these.
  const entries = hasChanged === true ? [] : [entry.set("data", data.set(String(field.get("name")), value))];
  changeDraftField({ field, value, entries });
}

/** Changes a field of the open form, as typing into it would. */
export function fillChanged(field: unknown, value: unknown): void {
  const { changeDraftField } = openForm()?.props ?? {};
  if (isFunction(changeDraftField) && isMap(field)) changeDraftField({ field, value, entries: [] });
}
