import "../../src/commands/speak";
import { contests } from "../../src/model/site/contests";
import { isUsed } from "../../src/model/parts";
import { terminal } from "../codeforces/terminal";
import { writeAnswers } from "../codeforces/write-answers";
import { runCommand } from "../../src/commands/run-command";
import { findContests } from "./find-contests";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Fetches the contests on Codeforces that have not begun, and writes them to contests.json in the content tree.\nThe home page and the leaderboard show the next three.",
  ),
  "",
  "  npm run contests",
  "",
  t(
    "CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.\nIf Codeforces gives no list, the old contests.json is kept and the exit code is 1. If no contest has changed, the file stays\nas it is. A club that has switched off 'codeforces' shows none, so nothing is requested or written.",
  ),
].join("\n");

async function updateContests(directory: string): Promise<void> {
  if (!isUsed("codeforces")) {
    const file = `${directory}/site/settings.json`;
    console.log(t("The club has switched off 'codeforces' in {file}: no page shows contests.", { file }));
    return;
  }
  const found = await findContests(terminal);
  const { file, isChanged } = await writeAnswers(directory, contests, { contests: found });
  const parts = { count: found.length, file };
  console.log(
    isChanged
      ? t("{count, plural, one {# contest} other {# contests}} written to {file}", parts)
      : t("{file} is up to date: {count, plural, one {# contest} other {# contests}}", parts),
  );
}

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => updateContests(directory),
});
