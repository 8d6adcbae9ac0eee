/** A category of events that has a calendar of its own; workshops belong to `workshop`. */
export const calendarCategories = ["competition", "workshop", "seminar", "meeting"] as const;

export type CalendarCategory = (typeof calendarCategories)[number];

/** The category of every workshop. */
export const workshopCategory: CalendarCategory = "workshop";
