import type { JsonObject } from "../../model/schema/json-object";

/**
 * What the editor has seen the published file of an entry contain.
 *
 * @param opened as it was opened; undefined for a new entry or a draft, whose file is on a branch of its own
 * @param saved as it was saved last
 */
export function seenData(opened: JsonObject | undefined, saved: JsonObject | undefined): readonly JsonObject[] {
  if (opened === undefined) return [];
  return saved === undefined ? [opened] : [opened, saved];
}
