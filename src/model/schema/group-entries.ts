import { isJsonObject, type JsonObject } from "./json-object";
import { placesInList } from "./normalise";
import type { Field } from "./schema-fields";

/** An object of a group or a list of groups. */
interface Entry {
  readonly entry: JsonObject;
  /** Its path from the field: `[0]` in a list. */
  readonly suffix: string;
}

/**
 * The objects of a group or a list of groups, up to the limit; none if there is a list instead of an object or the other
 * way round.
 *
 * @param asSpelt the value before empty entries were left out
 */
export function entriesOf({ info }: Field, value: unknown, asSpelt: unknown): Entry[] {
  if (info.kind === "group") return isJsonObject(value) ? [{ entry: value, suffix: "" }] : [];
  if (info.kind !== "groups" || !Array.isArray(value)) return [];
  const places = placesInList(asSpelt);
  return value
    .slice(0, info.most)
    .flatMap((entry: unknown, index) =>
      isJsonObject(entry) ? [{ entry, suffix: `[${places[index] ?? index}]` }] : [],
    );
}
