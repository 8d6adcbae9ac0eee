import { isUsed } from "../../model/parts";
import { parseUrl } from "../../model/values/parse-url";

/** The fields of a member that decide about the leaderboard, from a file or a query. */
interface MaybeRanked {
  readonly iscp?: unknown;
  readonly codeforces?: unknown;
}

/** True if a member takes part in the leaderboard, with a rating or without (docs/behaviour.md#leaderboard). */
export function isRanked({ iscp }: MaybeRanked): boolean {
  return iscp === true && isUsed("codeforces");
}

/** The handle under which a member takes part in the leaderboard; undefined without one, or if they don't take part. */
export function rankedHandle(member: MaybeRanked): string | undefined {
  const { codeforces } = member;
  return isRanked(member) && typeof codeforces === "string" ? codeforcesHandle(codeforces) : undefined;
}

const profilePath = /\/profile\/([^/]+)\/?$/;
const handle = /^[\w.-]+$/;

/**
 * The handle in a Codeforces profile link of the form `.../profile/{handle}`; undefined for any
 * other link, which then gives no rating (docs/behaviour.md#leaderboard).
 */
export function codeforcesHandle(link: string | null | undefined): string | undefined {
  const found = profilePath.exec(parseUrl(link ?? "")?.pathname ?? "")?.[1];
  return found !== undefined && handle.test(found) ? found : undefined;
}
