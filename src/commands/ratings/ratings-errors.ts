import { placedMessage } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { ratings as ratingsFile } from "../../model/ratings";
import { validate } from "../../model/check/validate";

/** What the content check refuses in a snapshot of the ratings, one line per error. */
export function ratingsErrors(file: string, snapshot: JsonObject): string[] {
  return validate(ratingsFile.schema, snapshot)
    .filter(({ severity }) => severity === "error")
    .map(({ path, message }) => placedMessage(file, path, message));
}
