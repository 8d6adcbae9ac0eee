import type { JsonObject } from "../../model/schema/normalise";

/**
 * How to reach the club itself, which the foot of every page says.
 *
 * @param club what `site/club.json` holds
 */
export function clubContacts({ email, phone }: JsonObject): ReadonlySet<string> {
  return new Set([email, phone].flatMap((value) => (typeof value === "string" ? [value.trim()] : [])));
}
