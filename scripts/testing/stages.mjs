/** The stages of `npm test`: what a change needs. */
export const neededStages = ["code", "unit", "build", "site", "main"];

/** The stages of `npm test -- all`, which CI runs for each change. The tests of `main` are part of `e2e` and `a11y`. */
export const allStages = ["code", "unit", "build", "site", "e2e", "looks", "a11y", "author", "clubs"];

/** The stages that CI runs once a week. */
export const weeklyStages = ["release", "editing", "browsers", "languages", "new-club", "builds", "broken-off"];
