import { isFunction } from "../../domain/shape";
import { isMap } from "./immutable-entry";
import { openForm } from "./open-form";

/** The functions that read the lists again, by their addresses. */
const outdated = new Map<string, () => void>();

/** Lets the list of the open entry be read again when it is shown next: Decap keeps what it said before a change was saved. */
export function renewList(): void {
  const { loadEntries, collection } = openForm()?.props ?? {};
  if (!isFunction(loadEntries) || !isMap(collection)) return;
  window.addEventListener("hashchange", renewShown);
  outdated.set(`#/collections/${String(collection.get("name"))}`, () => {
    loadEntries(collection);
  });
}

function renewShown(): void {
  const renew = outdated.get(location.hash);
  outdated.delete(location.hash);
  renew?.();
}
