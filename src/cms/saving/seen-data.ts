import type { JsonObject } from "../../model/schema/json-object";

const seen = new Map<string, readonly JsonObject[]>();

/** Remembers the published files as the editor has read them, and as it has written them itself, by their entries. */
export const seenData = {
  /** @param data undefined for a draft, whose file is on a branch of its own */
  opens(entry: string, data: JsonObject | undefined): void {
    seen.set(entry, data ? [data] : []);
  },

  /** What is about to be saved: if the connection fails, it may be in the file without an answer that says so. */
  tries(entry: string, data: JsonObject): void {
    const before = this.of(entry);
    if (before.length > 0) seen.set(entry, [...before, data]);
  },

  /** Everything that a file may contain as far as the editor knows; empty if it knows nothing of it. */
  of(entry: string): readonly JsonObject[] {
    return seen.get(entry) ?? [];
  },
};
