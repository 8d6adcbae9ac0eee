import type { ApiFailure } from "../../domain/codeforces/api-answer";
import { handleKey } from "../../domain/ratings/rating";
import {
  addSolved,
  completed,
  least,
  type SolvedRecord,
  readSubmissions,
  type Submission,
  SUBMISSIONS_PER_CALL,
  submissionsAddress,
} from "../../domain/my-class/solved-record";
import { askCodeforces, LIMIT_PAUSE, askUser, pause } from "./ask-codeforces";

interface SolvedQuestion {
  readonly api: string;
  /** The answer so far. */
  readonly record: SolvedRecord;
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
  /** In ms since 1970. */
  readonly now: number;
}

/** The record with all that was answered, and why that is not all. */
export interface SolvedAnswer {
  readonly record: SolvedRecord;
  readonly failure?: ApiFailure;
}

/**
 * Asks which problems someone has solved, from the newest submission to the last one that is known. Codeforces knows no
 * submissions under an old handle: then it is asked for the new one first.
 *
 * @throws the signal's reason once it aborts
 */
export async function askSolved(question: SolvedQuestion): Promise<SolvedAnswer> {
  const { record, signal } = question;
  const answer = await askAs(record.handle, question);
  if (answer.failure !== "unknown") return answer;
  await pause(LIMIT_PAUSE, signal);
  const user = await askUser({ ...question, handle: record.handle });
  if ("failure" in user) return { record, failure: user.failure };
  if (handleKey(user.value.handle) === handleKey(record.handle)) return answer;
  await pause(LIMIT_PAUSE, signal);
  return askAs(user.value.handle, question);
}

async function askAs(
  handle: string,
  { api, record: before, signal, onLimit, now }: SolvedQuestion,
): Promise<SolvedAnswer> {
  const all: Submission[] = [];
  let record = before;
  for (let from = 1; ; from += SUBMISSIONS_PER_CALL) {
    if (from > 1) await pause(LIMIT_PAUSE, signal);
    const address = submissionsAddress(api, handle, from);
    const answer = await askCodeforces({ address, read: readSubmissions, signal, onLimit });
    if ("failure" in answer) return { record, failure: answer.failure };
    const { count, submissions } = answer.value;
    const oldest = least(submissions);
    // An API that repeats itself must not be asked for ever.
    const isNews = oldest < least(all);
    record = addSolved(record, submissions);
    all.push(...submissions);
    if (count < SUBMISSIONS_PER_CALL || oldest <= before.newest || !isNews)
      return { record: completed(record, all, now) };
  }
}
