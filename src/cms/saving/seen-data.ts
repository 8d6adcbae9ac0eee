import type { JsonObject } from "../../model/schema/json-object";

/** What the editor has seen the published files of entries contain, and what it has written to them itself. */
export class SeenData {
  readonly #written = new Map<string, readonly JsonObject[]>();

  /**
   * What the editor knows that a file may contain; empty if it knows nothing of it.
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
