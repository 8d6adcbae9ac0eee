import type { JsonObject } from "../../model/schema/json-object";

/**
 * How to contact the club itself, as the footer of every page says.
 *
 * @param club what `site/club.json` holds
 */
export function clubContacts({ email, phone }: JsonObject): ReadonlySet<string> {
  return new Set([email, phone].flatMap((value) => (typeof value === "string" ? [value.trim()] : [])));
}
