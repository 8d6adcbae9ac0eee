import { isScheduled } from "../../domain/publication/publication";
import { isPublished } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { sourceOf } from "./source-of";

/**
 * Says that a saved entry is not on the site: to publish in the editor is to write the file, which may itself say that it is
 * not ready.
 */
export function withheld(collection: string, slug: string, data: JsonObject, now: Date): readonly string[] {
  if (!isPublished(sourceOf(collection, slug), data))
    return ["This is a draft: it is not on the site until you change its status."];
  return isScheduled(data, now)
    ? [`This waits for its time: it is on the site from ${String(data.publishAt)} on.`]
    : [];
}
