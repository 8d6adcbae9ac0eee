import "../speak";
import { counted } from "../../domain/text/amounts";
import { contestListAddress, readContestList } from "../../domain/contests/contest-list";
import { ratingsApi } from "../../domain/ratings/user-answers";
import { namedRatingsApi } from "../../model/build-constants";
import { contests } from "../../model/site/contests";
import { isUsed } from "../../model/parts";
import { readContests } from "../../content/read/read-file";
import { callApi, realMeans, writeAnswers } from "../codeforces-answers";
import { runCommand } from "../run-command";
import { findContests } from "./find-contests";

const usage = `Fetches the contests on Codeforces that have not begun, and writes them to contests.json in the content tree.
The home page and the leaderboard show the next three.

  npm run contests

CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.
If Codeforces gives no list, the old contests.json is kept and the exit code is 1. If no contest has changed, the file stays
as it is. A club that has switched off 'codeforces' shows none, so nothing is requested or written.`;

async function updateContests(directory: string): Promise<void> {
  if (!isUsed("codeforces")) {
    console.log(`The club has switched off 'codeforces' in ${directory}/site/settings.json: no page shows contests.`);
    return;
  }
  const old = JSON.stringify(oldContests(directory));
  const address = contestListAddress(ratingsApi(namedRatingsApi()));
  const found = await findContests({ ...realMeans, ask: () => callApi(address, readContestList) });
  if (JSON.stringify(found) === old) {
    console.log(`No contest has changed: ${counted(found.length, "contest")}`);
    return;
  }
  console.log(
    `${counted(found.length, "contest")} written to ${await writeAnswers(directory, contests, { contests: found })}`,
  );
}

/** A file that can't be read is replaced: everything in it comes from Codeforces. */
function oldContests(directory: string): unknown {
  try {
    return readContests(directory);
  } catch {
    console.warn(`The old ${contests.file} can't be read, and is replaced.`);
    return undefined;
  }
}

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => updateContests(directory),
});
