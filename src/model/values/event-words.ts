/** The statuses that a file may give an event or workshop. */
export const eventStatuses = ["upcoming", "ongoing", "completed", "cancelled"] as const;

/** The categories of events. */
export const eventCategories = ["competition", "workshop", "seminar", "meeting"] as const;
