export const homeSections = [
  "hero",
  "stats",
  "skills",
  "upcoming",
  "insights",
  "projects",
  "achievements",
  "sponsors",
  "questions",
  "claims",
] as const;

export type HomeSection = (typeof homeSections)[number];

/** Those of a home page that says nothing of sections, in order. */
export const usualSections: readonly HomeSection[] = ["hero", "stats", "skills", "upcoming", "insights", "claims"];
