/** What a file may say of the status of an event or workshop. */
export const eventStatuses = ["upcoming", "ongoing", "completed", "cancelled"] as const;

/** The categories of events. */
export const eventCategories = ["competition", "workshop", "seminar", "meeting"] as const;
