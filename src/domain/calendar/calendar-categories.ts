import { eventCategories } from "../../model/choices";
import { isUsed } from "../../model/parts";

export const workshopCategory = "workshop";

/** The possible categories of the club's events and workshops; each has its own calendar. */
export function usedCategories(): readonly string[] {
  const ofWorkshops = isUsed("workshops") ? [workshopCategory] : [];
  return [...new Set([...(isUsed("events") ? eventCategories() : []), ...ofWorkshops])];
}
