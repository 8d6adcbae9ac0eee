import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { contests } from "../../model/site/contests";
import type { Contest } from "./contest";

/**
 * The contests that `npm run contests` has found; none if their file can't be read.
 *
 * @param fields those of the file
 */
export function readContests(fields: JsonObject): readonly Contest[] {
  return contests.schema.safeParse(normalised(contests.schema, fields)).data?.contests ?? [];
}
