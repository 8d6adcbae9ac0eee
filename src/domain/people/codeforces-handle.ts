import { parseUrl } from "../../model/values/parse-url";

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
