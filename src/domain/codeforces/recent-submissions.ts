import { hasFields, isNumber, isText, optional, propertyOf } from "../shape";
import { type Answer, type Failure, type Question, readAnswer } from "./answer";
import { isSubmission, leastId, type Submission } from "./submissions";

/** Enough for the submissions of a week of nearly everyone. */
const SUBMISSIONS_PER_CALL = 100;

/** A submission with its time and how its author took part in the contest. */
export interface RecentSubmission extends Submission {
  /** In seconds since 1970. */
  readonly creationTimeSeconds: number;
  readonly author: {
    /** `CONTESTANT`, `OUT_OF_COMPETITION`, `VIRTUAL`, `PRACTICE` and others. */
    readonly participantType: string;
    /** When the contest began for them, in seconds since 1970; absent outside of contests. */
    readonly startTimeSeconds?: number | null;
  };
}

/** @param from the number of the first one, from 1 */
function recentFrom(handle: string, from: number): Question<{ count: number; submissions: RecentSubmission[] }> {
  return {
    path: `user.status?handle=${encodeURIComponent(handle)}&from=${from}&count=${SUBMISSIONS_PER_CALL}`,
    read: (json) =>
      readAnswer(json, (entries) => {
        const submissions = entries.filter(isRecent);
        return entries.length > 0 && submissions.length === 0 ? undefined : { count: entries.length, submissions };
      }),
  };
}

function isRecent(value: unknown): value is RecentSubmission {
  const author = propertyOf(value, "author");
  return (
    isSubmission(value) &&
    hasFields(value, { creationTimeSeconds: isNumber }) &&
    hasFields(author, { participantType: isText, startTimeSeconds: optional(isNumber) })
  );
}

/**
 * Fetches someone's submissions since an instant, newest first; all or none, since a part of them would give a wrong
 * count.
 *
 * @param ask sends one request at the allowed pace
 */
export async function askRecent(
  handle: string,
  since: Date,
  ask: <Value>(question: Question<Value>) => Promise<Answer<Value>>,
): Promise<readonly RecentSubmission[] | Failure> {
  const isWanted = ({ creationTimeSeconds }: RecentSubmission) => creationTimeSeconds * 1000 >= since.getTime();
  const all: RecentSubmission[] = [];
  for (let from = 1; ; from += SUBMISSIONS_PER_CALL) {
    const answer = await ask(recentFrom(handle, from));
    if (answer.kind !== "result") return answer;
    const { count, submissions } = answer.value;
    // Prevents an endless loop if the API repeats itself.
    const isNews = leastId(submissions) < leastId(all);
    all.push(...submissions.filter(isWanted));
    if (count < SUBMISSIONS_PER_CALL || !isNews || !submissions.every(isWanted)) return all;
  }
}
