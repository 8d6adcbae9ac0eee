/** Whom a workshop or a resource is for. */
export const levels = ["beginner", "intermediate", "advanced"] as const;
