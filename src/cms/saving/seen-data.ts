import type { JsonObject } from "../../model/schema/json-object";

const seen = new Map<string, readonly JsonObject[]>();

/** Remembers the published files that the editor has read, and those that it has written itself, by entry. */
export const seenData = {
  /** @param data undefined for a draft, whose file is on its own branch */
  opens(entry: string, data: JsonObject | undefined): void {
    seen.set(entry, data ? [data] : []);
  },

  /** What is about to be saved. If the connection fails, it may be in the file without a confirmation. */
  tries(entry: string, data: JsonObject): void {
    const before = this.of(entry);
    if (before.length > 0) seen.set(entry, [...before, data]);
  },

  /** All versions that a file may have, as far as the editor knows; empty if unknown. */
  of(entry: string): readonly JsonObject[] {
    return seen.get(entry) ?? [];
  },
};
