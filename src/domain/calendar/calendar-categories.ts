import { eventCategories } from "../../model/event-categories";
import { isUsed } from "../../model/parts";

/** The category of every workshop. */
export const workshopCategory = "workshop";

/** The categories of which the club can have events or workshops; each has a calendar of its own. */
export function usedCategories(): readonly string[] {
  const ofWorkshops = isUsed("workshops") ? [workshopCategory] : [];
  return [...new Set([...(isUsed("events") ? eventCategories() : []), ...ofWorkshops])];
}
