import type { JsonObject } from "../../model/schema/json-object";

/** Remembers the published files as the editor has read them, and as it has written them itself, by their entries. */
export class SeenData {
  readonly #opened = new Map<string, JsonObject>();
  readonly #written = new Map<string, readonly JsonObject[]>();

  /** @param data undefined for a draft, whose file is on a branch of its own */
  opens(entry: string, data: JsonObject | undefined): void {
    if (data) this.#opened.set(entry, data);
    else this.#opened.delete(entry);
  }

  /** Everything that a file may contain as far as the editor knows; empty if it knows nothing of it. */
  of(entry: string): readonly JsonObject[] {
    const opened = this.#opened.get(entry);
    return opened === undefined ? [] : [opened, ...(this.#written.get(entry) ?? [])];
  }

  /** Notes what is about to be saved: if the connection fails, it may be in the file without an answer that says so. */
  tries(entry: string, data: JsonObject): void {
    this.#written.set(entry, [...(this.#written.get(entry) ?? []), data]);
  }

  /** Notes what has been saved: nothing that was tried before is in the file any longer. */
  saves(entry: string, data: JsonObject): void {
    this.#written.set(entry, [data]);
  }
}

export const seenData = new SeenData();
