import { eventCategories } from "../../model/choices";
import { isUsed } from "../../model/parts";

export const workshopCategory = "workshop";

/** The categories of which the club can have events or workshops; each has a calendar of its own. */
export function usedCategories(): readonly string[] {
  const ofWorkshops = isUsed("workshops") ? [workshopCategory] : [];
  return [...new Set([...(isUsed("events") ? eventCategories() : []), ...ofWorkshops])];
}
