/**
 * Why the sign-in helper (oauth/) signed no one in. It serves editors of any language, so it names the problem and the
 * editor says it in the club's words (src/cms/start/sign-in-problems.ts).
 */
export const signInProblems = ["expired", "not-allowed", "not-accepted", "unreachable"] as const;

export type SignInProblem = (typeof signInProblems)[number];
