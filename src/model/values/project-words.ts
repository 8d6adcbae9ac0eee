/** How far a project may be. */
export const projectStatuses = ["idea", "active", "paused", "finished"] as const;
