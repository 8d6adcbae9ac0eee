import { propertyOf } from "../../domain/shape";
import { dayAtClub } from "../../domain/time/club-time";
import type { Kind } from "../../model/kind";
import { isRealDate } from "../../model/values/calendar-date";
import type { NodesOfType } from "../../outputs/site";

/**
 * The ids of the items whose last day is over: they will never be shown again, so their texts are left out of page
 * data.
 */
export function expiredIds({ typeName, lastDay }: Kind, nodesOfType: NodesOfType): readonly string[] {
  if (lastDay === undefined) return [];
  const asOf: unknown = Array.from(nodesOfType("Site"), (site) => propertyOf(site.siteMetadata, "asOf"))[0];
  const ids = Array.from(nodesOfType(typeName)).flatMap((node) => {
    const { jsonId, [lastDay]: value } = node;
    const day = typeof value === "string" ? value : "";
    return typeof jsonId === "string" && isRealDate(day) && day < dayAtClub(new Date(String(asOf))) ? [jsonId] : [];
  });
  return ids.sort();
}
