import "../speak";
import { readSoundContent } from "../../content/content-changes";
import type { Histories } from "../../domain/ratings/history";
import {
  ratingsApi,
  readUserInfo,
  userInfoAddress,
  readUserRating,
  userRatingAddress,
} from "../../domain/ratings/user-answers";
import { counted } from "../../domain/text/amounts";
import { MINUTE } from "../../domain/time/club-time";
import { namedRatingsApi } from "../../model/build-constants";
import { isUsed } from "../../model/parts";
import { runCommand } from "../run-command";
import { callApi, PACE, realMeans } from "../codeforces-answers";
import { collectHistories, wantedHistories } from "./collect-histories";
import { type Collection, collectRatings, rankedHandles, withOldRatings } from "./collect-ratings";
import { readHistories, writeHistories, readRatings, writeRatings } from "./ratings-files";

const usage = `Fetches the Codeforces ratings of all members with iscp: true and a profile link, and writes them to
ratings.json in the content tree. The site is built with them, so that the leaderboard is never empty. Then it fetches
the history of everyone whose rating has changed, and writes a file for each year, such as ratings/2026.json.

  npm run ratings

CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.
If a call gets no ratings, the old ratings.json is kept and the exit code is 1. Members who are missing from an answer
keep their old rating. A history that does not come is asked for again by the next run, and costs no rating. The first
run takes about seven minutes for 200 members; if it is interrupted, the next one goes on. A club that has switched off
'codeforces' or 'members' has none. If the content has errors, or the old ratings.json can't be read, nothing is requested
or written.`;

/** For more histories than this, the command says first how long they will take. */
const MANY = 5;

const api = ratingsApi(namedRatingsApi());

async function writeNewRatings(directory: string): Promise<void> {
  const off = (["codeforces", "members"] as const).find((part) => !isUsed(part));
  if (off !== undefined) {
    console.log(`The club has switched off '${off}' in ${directory}/site/settings.json: there is no leaderboard.`);
    return;
  }
  const oldRatings = readRatings(directory);
  const { content } = readSoundContent(directory);
  const handles = rankedHandles(content);
  if (handles.length === 0) {
    console.log("No one takes part in the leaderboard: no member has iscp: true and a Codeforces profile link.");
    return;
  }
  const collection = await collectRatings(handles, {
    ...realMeans,
    ask: (some) => callApi(userInfoAddress(api, some), readUserInfo),
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
  await updateHistories(directory, collection, readHistories(content));
}

/** The ratings are written by now: whatever happens here costs none of them. */
async function updateHistories(directory: string, collection: Collection, old: Histories): Promise<void> {
  const wanted = wantedHistories(collection, old);
  if (wanted.length > MANY) {
    const minutes = counted(Math.ceil((wanted.length * PACE) / MINUTE), "minute");
    console.log(`Requesting the history of ${wanted.length} members, one every two seconds: about ${minutes}`);
  }
  const found = await collectHistories(wanted, old, {
    ...realMeans,
    ask: (handle) => callApi(userRatingAddress(api, handle), (json) => readUserRating(json, new Date())),
    keep: (histories) => writeHistories(directory, histories),
  });
  if (wanted.length > 0) console.log(`${found} of ${wanted.length} histories brought up to date`);
}

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => writeNewRatings(directory),
});
