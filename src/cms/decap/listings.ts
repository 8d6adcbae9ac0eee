import type { UnknownFunction } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import type { BackendWrappers } from "./decap-backend";

export function changedListings(change: (entries: readonly unknown[]) => unknown[]): BackendWrappers {
  const changed = (listing: unknown): unknown =>
    Array.isArray(listing) ? likeListing(change(listing), listing) : listing;
  const listing =
    (list: UnknownFunction) =>
    async (...given: unknown[]) =>
      changed(await list(...given));
  return {
    entriesByFolder: listing,
    allEntriesByFolder: listing,
    entriesByFiles: listing,
    traverseCursor:
      (traverse) =>
      async (...given) => {
        const answer = await traverse(...given);
        return isJsonObject(answer) ? { ...answer, entries: changed(answer.entries) } : answer;
      },
  };
}

/** Decap stores how to continue a listing under a symbol. */
function likeListing(entries: unknown[], listing: readonly unknown[]): unknown[] {
  for (const symbol of Object.getOwnPropertySymbols(listing)) {
    const kept = Object.getOwnPropertyDescriptor(listing, symbol);
    if (kept) Object.defineProperty(entries, symbol, kept);
  }
  return entries;
}

export function pathOfEntry(entry: unknown): string {
  const path = isJsonObject(entry) && isJsonObject(entry.file) ? entry.file.path : undefined;
  return typeof path === "string" ? path : "";
}
