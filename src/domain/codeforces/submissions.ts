import { handleKey } from "../ratings/rating";
import { hasFields, isNumber, isText, optional, propertyOf } from "../shape";
import { type Answer, type Failure, type Question, readAnswer } from "./answer";

/** Submissions per call: a page of them takes a phone a second or two. */
export const SUBMISSIONS_PER_CALL = 500;

export interface Submission {
  readonly id: number;
  /** Absent while it is tested. */
  readonly verdict?: string | null;
  readonly problem: { readonly contestId?: number | null; readonly index: string; readonly name?: string | null };
}

/** A part of someone's submissions, the newest first. */
export interface SubmissionPage {
  /** How many entries it has, those that are left out included. */
  readonly count: number;
  readonly submissions: readonly Submission[];
}

/** @param from the place of the first one, from 1 */
function submissionsFrom(handle: string, from: number): Question<SubmissionPage> {
  return {
    path: `user.status?handle=${encodeURIComponent(handle)}&from=${from}&count=${SUBMISSIONS_PER_CALL}`,
    read: (json) =>
      readAnswer(json, (entries) => {
        const submissions = entries.filter(isSubmission);
        const isUseless = entries.length > 0 && submissions.length === 0;
        if (isUseless) return undefined;
        return { count: entries.length, submissions: submissions.filter((each) => isBy(each, handle)) };
      }),
  };
}

export function isSubmission(value: unknown): value is Submission {
  return hasFields(value, {
    id: (id) => Number.isSafeInteger(id),
    verdict: optional(isText),
    problem: (problem) => hasFields(problem, { contestId: optional(isNumber), index: isText, name: optional(isText) }),
  });
}

/** False only if the submission names its authors, and the user is none of them. */
function isBy(submission: Submission, handle: string): boolean {
  const members = propertyOf(propertyOf(submission, "author"), "members");
  if (!Array.isArray(members)) return true;
  return members.some((member) => handleKey(String(propertyOf(member, "handle"))) === handleKey(handle));
}

interface SubmissionsAnswer {
  readonly submissions: readonly Submission[];
  readonly failure?: Failure;
}

/**
 * Asks for someone's submissions, from the newest to one that is known.
 *
 * @param newest the id of the newest one that is known
 * @param ask asks one question; it keeps the pace
 */
export async function askSubmissions(
  handle: string,
  newest: number,
  ask: (question: Question<SubmissionPage>) => Promise<Answer<SubmissionPage>>,
): Promise<SubmissionsAnswer> {
  const all: Submission[] = [];
  for (let from = 1; ; from += SUBMISSIONS_PER_CALL) {
    const answer = await ask(submissionsFrom(handle, from));
    if (answer.kind !== "result") return { submissions: all, failure: answer };
    const { count, submissions } = answer.value;
    // Prevents an endless loop if the API repeats itself.
    const isNews = from === 1 || leastId(submissions) < leastId(all);
    all.push(...submissions);
    if (count < SUBMISSIONS_PER_CALL || leastId(submissions) <= newest || !isNews) return { submissions: all };
  }
}

export function leastId(submissions: readonly Submission[]): number {
  return submissions.reduce((smallest, { id }) => Math.min(smallest, id), Infinity);
}
