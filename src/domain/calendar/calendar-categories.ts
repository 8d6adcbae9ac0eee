import { isKindUsed } from "../settings/offered";

/** A category of events that has a calendar of its own; workshops belong to `workshop`. */
export const calendarCategories = ["competition", "workshop", "seminar", "meeting"] as const;

export type CalendarCategory = (typeof calendarCategories)[number];

/** The categories of which the club can have events or workshops. */
export function usedCategories(): readonly CalendarCategory[] {
  const usedByWorkshops = isKindUsed("workshops") ? [workshopCategory] : [];
  return isKindUsed("events") ? calendarCategories : usedByWorkshops;
}

/** The category of every workshop. */
export const workshopCategory: CalendarCategory = "workshop";
