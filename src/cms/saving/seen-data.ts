import type { JsonObject } from "../../model/schema/json-object";

/** Remembers the published files as the editor has read them, and as it has written them itself. */
export class SeenData {
  readonly #written = new Map<string, readonly JsonObject[]>();

  /**
   * Everything that a file may contain as far as the editor knows; empty if it knows nothing of it.
   *
   * @param place that of the entry
   * @param opened as it was opened; undefined for a new entry or a draft, whose file is on a branch of its own
   */
  of(place: string, opened: JsonObject | undefined): readonly JsonObject[] {
    return opened === undefined ? [] : [opened, ...(this.#written.get(place) ?? [])];
  }

  /** Notes what is about to be saved: if the connection fails, it may be in the file without an answer that says so. */
  tries(place: string, data: JsonObject): void {
    this.#written.set(place, [...(this.#written.get(place) ?? []), data]);
  }

  /** Notes what has been saved: nothing that was tried before is in the file any longer. */
  saves(place: string, data: JsonObject): void {
    this.#written.set(place, [data]);
  }
}
