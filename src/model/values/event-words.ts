/** The statuses that a file may give an event or workshop. */
export const eventStatuses = ["upcoming", "ongoing", "completed", "cancelled"] as const;

/** The categories of the events of a club that has named no others. */
export const usualEventCategories = ["competition", "workshop", "seminar", "meeting"] as const;
