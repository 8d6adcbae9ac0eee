import { eventCategories } from "../../model/values/event-words";
import { isUsed } from "../../model/parts";

/** A category of events, each of which has a calendar of its own; workshops belong to `workshop`. */
export type CalendarCategory = (typeof eventCategories)[number];

/** The categories of which the club can have events or workshops. */
export function usedCategories(): readonly CalendarCategory[] {
  const usedByWorkshops = isUsed("workshops") ? [workshopCategory] : [];
  return isUsed("events") ? eventCategories : usedByWorkshops;
}

/** The category of every workshop. */
export const workshopCategory: CalendarCategory = "workshop";
