import { namedRatingsApi } from "../../model/build-constants";
import { setTimeout as pause } from "node:timers/promises";
import { ratingsApi, readUserInfo, type UserInfo, userInfoAddress } from "../../domain/ratings/user-info";
import { isUsed } from "../../model/parts";
import { counted } from "../../domain/text/counted";
import { runCommand } from "../run-command";
import { collectRatings, rankedHandles, withOldRatings } from "./collect-ratings";
import { readRatings, writeRatings } from "./ratings-file";

const usage = `Fetches the Codeforces ratings of all members with iscp: true and a profile link, and writes them to
ratings.json in the content tree. The site is built with them, so that the leaderboard is never empty.

  npm run ratings

CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.
If a call gets no ratings, the old ratings.json is kept and the exit code is 1. Members who are missing from an answer
keep their old rating. A club that has switched off 'codeforces' or 'members' has none. If the content has errors, or the old ratings.json can't be read, nothing is requested or written.`;

/** In ms. */
const PATIENCE = 30_000;

async function ask(handles: readonly string[]): Promise<UserInfo> {
  const address = userInfoAddress(ratingsApi(namedRatingsApi()), handles);
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status === 429) return { kind: "limit" };
  // Codeforces explains itself in JSON whatever the status; what is in front of it may not.
  const answer = readUserInfo(await response.json().catch(() => undefined));
  return answer.kind === "error" ? { kind: "error", comment: answer.comment || `HTTP ${response.status}` } : answer;
}

async function writeNewRatings(directory: string): Promise<void> {
  const off = (["codeforces", "members"] as const).find((part) => !isUsed(part));
  if (off !== undefined) {
    console.log(`The club has switched off '${off}' in ${directory}/site/settings.json: there is no leaderboard.`);
    return;
  }
  const oldRatings = readRatings(directory);
  const handles = rankedHandles(directory);
  if (handles.length === 0) {
    console.log("No one takes part in the leaderboard: no member has iscp: true and a Codeforces profile link.");
    return;
  }
  const collection = await collectRatings(handles, {
    ask,
    pause: (duration) => pause(duration),
    say: (line) => console.log(line),
  });
  for (const { from, to } of collection.renamed)
    console.warn(`Codeforces calls ${from} ${to} now: change the member's link.`);
  for (const handle of collection.unknown)
    console.warn(`Codeforces does not know ${handle}: is the member's link right?`);
  for (const handle of collection.missing)
    console.warn(`Codeforces gave no rating for ${handle}: the old one is kept. Is the member's link right?`);
  if (collection.ratings.length === 0)
    throw new Error("Codeforces has a rating for none of them: nothing was written.");
  const ratings = withOldRatings(collection, oldRatings);
  const file = await writeRatings(directory, ratings, new Date());
  console.log(`${counted(ratings.length, "rating")} written to ${file}`);
}

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => writeNewRatings(directory),
});
