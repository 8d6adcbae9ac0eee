import { type ApiAnswer, readApiAnswer } from "../codeforces/api-answer";
import { hasFields, isNumber, isText, optional } from "../shape";

/** Submissions per call: a page of them takes a phone a second or two. */
export const SUBMISSIONS_PER_CALL = 500;

/** A submission to a problem of Codeforces. */
export interface Submission {
  readonly id: number;
  /** Absent while it is tested. */
  readonly verdict?: string | null;
  readonly problem: { readonly contestId?: number | null; readonly index: string; readonly name?: string | null };
}

/** A part of someone's submissions, the newest first. */
export interface SubmissionPage {
  /** How many entries it has, those that can't be read included. */
  readonly count: number;
  readonly submissions: readonly Submission[];
}

/**
 * The address to call for a part of someone's submissions, the newest first.
 *
 * @param from the place of the first one, from 1
 */
export function submissionsAddress(api: string, handle: string, from: number): string {
  return `${api}/user.status?handle=${encodeURIComponent(handle)}&from=${from}&count=${SUBMISSIONS_PER_CALL}`;
}

/** Reads an answer of `user.status`, which may be anything; undefined where none of its entries is a submission. */
export function readSubmissions(json: unknown): ApiAnswer<SubmissionPage | undefined> {
  return readApiAnswer(json, (entries) => {
    const submissions = entries.filter(isSubmission);
    const isUseless = entries.length > 0 && submissions.length === 0;
    return isUseless ? undefined : { count: entries.length, submissions };
  });
}

function isSubmission(value: unknown): value is Submission {
  return hasFields(value, {
    id: (id) => Number.isSafeInteger(id),
    verdict: optional(isText),
    problem: (problem) => hasFields(problem, { contestId: optional(isNumber), index: isText, name: optional(isText) }),
  });
}

/** True once its verdict is final. */
export function isJudged({ verdict }: Submission): boolean {
  return typeof verdict === "string" && verdict !== "TESTING";
}
