import "../../src/commands/speak";
import { runCommand } from "../../src/commands/run-command";
import { terminal } from "../codeforces/terminal";
import { updateRatings } from "./update-ratings";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Fetches the Codeforces ratings of all members with iscp: true and a profile link, and writes them to\nratings.json in the content tree. The site is built with them, so that the leaderboard is never empty. Then it counts what\nmembers solved this week, in activity.json, and fetches the history of everyone whose rating has changed: a file for each\nyear, such as ratings/2026.json, and one for the rounds in which they took part, such as rounds/2026.json.",
  ),
  "",
  "  npm run ratings",
  "",
  t(
    "CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.\nIf a call gets no ratings, the old ratings.json is kept and the exit code is 1. Members who are missing from an answer\nkeep their old rating. A history or a week that does not come is asked for again by the next run, and costs no rating. The\nfirst run takes about fifteen minutes for 200 members; if it is interrupted, the next one goes on. A club that has switched off\n'codeforces' or 'members' has none. If the content has errors, or the old ratings.json can't be read, nothing is requested\nor written.",
  ),
].join("\n");

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => updateRatings(directory, { ...terminal, now: () => new Date() }),
});
