import type { ApiFailure, Question } from "../../domain/codeforces/answer";
import { PACE } from "../../domain/codeforces/client";
import { askSubmissions } from "../../domain/codeforces/submissions";
import { userOf } from "../../domain/codeforces/users";
import { addSolved, completed, type SolvedRecord } from "../../domain/problems/solved-record";
import { handleKey } from "../../domain/ratings/rating";
import { askCodeforces, pause, type Reader } from "./ask-online";

/** The updated record, and why it is incomplete, if it is. */
export interface SolvedAnswer {
  readonly record: SolvedRecord;
  readonly failure?: ApiFailure;
}

/**
 * Asks which problems someone has solved, from the newest submission back to the last known one. Codeforces has no
 * submissions under an old handle, so the new handle is requested first.
 *
 * @param now in ms since 1970
 * @throws the signal's reason once it aborts
 */
export async function askSolved(record: SolvedRecord, reader: Reader, now: number): Promise<SolvedAnswer> {
  let calls = 0;
  const ask = async <Value>(question: Question<Value>) => {
    if (calls > 0) await pause(PACE, reader.signal);
    calls += 1;
    return askCodeforces(question, reader);
  };
  const askAs = async (handle: string): Promise<SolvedAnswer> => {
    const { submissions, failure } = await askSubmissions(handle, record.newest, ask);
    if (failure) return { record: addSolved(record, submissions), failure: failure.kind };
    return { record: completed(addSolved(record, submissions), submissions, now) };
  };
  const answer = await askAs(record.handle);
  if (answer.failure !== "unknown") return answer;
  const user = await ask(userOf(record.handle));
  if (user.kind !== "result") return { record, failure: user.kind };
  return handleKey(user.value.handle) === handleKey(record.handle) ? answer : askAs(user.value.handle);
}
