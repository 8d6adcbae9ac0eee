import type { JsonObject } from "../../model/schema/json-object";

const opened = new Map<string, JsonObject>();
const written = new Map<string, readonly JsonObject[]>();

/** Remembers the published files as the editor has read them, and as it has written them itself, by their entries. */
export const seenData = {
  /** @param data undefined for a draft, whose file is on a branch of its own */
  opens(entry: string, data: JsonObject | undefined): void {
    if (data) opened.set(entry, data);
    else opened.delete(entry);
  },

  /** What is about to be saved: if the connection fails, it may be in the file without an answer that says so. */
  tries(entry: string, data: JsonObject): void {
    written.set(entry, [...(written.get(entry) ?? []), data]);
  },

  saves(entry: string, data: JsonObject): void {
    written.set(entry, [data]);
  },

  /** Everything that a file may contain as far as the editor knows; empty if it knows nothing of it. */
  of(entry: string): readonly JsonObject[] {
    const first = opened.get(entry);
    return first === undefined ? [] : [first, ...(written.get(entry) ?? [])];
  },
};
