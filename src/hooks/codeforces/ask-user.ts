import type { ApiAnswer } from "../../domain/codeforces/api-answer";
import type { Rating } from "../../domain/ratings/rating";
import { ratingFrom, readUserInfo, userInfoAddress } from "../../domain/ratings/user-info";
import { askCodeforces } from "./ask-codeforces";

interface UserQuestion {
  readonly api: string;
  readonly handle: string;
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
}

/**
 * Asks who has a handle and how they are rated. Codeforces answers an old handle with the new one.
 *
 * @throws the signal's reason once it aborts
 */
export function askUser({ api, handle, ...rest }: UserQuestion) {
  return askCodeforces({ address: userInfoAddress(api, [handle]), read: readUser, ...rest });
}

function readUser(json: unknown): ApiAnswer<Rating | undefined> {
  const answer = readUserInfo(json);
  return answer.kind === "result" ? { kind: "result", value: ratingFrom(answer) } : answer;
}
