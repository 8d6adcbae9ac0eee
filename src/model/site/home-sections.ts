export const homeSections = [
  "hero",
  "stats",
  "skills",
  "upcoming",
  "insights",
  "projects",
  "achievements",
  "results",
  "sponsors",
  "questions",
  "claims",
] as const;

export type HomeSection = (typeof homeSections)[number];

/** The sections of a home page that lists none, in order. */
export const usualSections: readonly HomeSection[] = ["hero", "stats", "skills", "upcoming", "insights", "claims"];
