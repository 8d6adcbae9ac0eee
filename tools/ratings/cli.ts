import "../../src/commands/speak";
import { readSoundContent } from "../../src/content/content-changes";
import type { Histories } from "../../src/domain/ratings/history";
import { isUsed } from "../../src/model/parts";
import { runCommand } from "../../src/commands/run-command";
import { terminal } from "../codeforces/terminal";
import { collectHistories, wantedHistories } from "./collect-histories";
import { type Collection, collectRatings, rankedHandles, withOldRatings } from "./collect-ratings";
import { readHistories, writeHistories, readRatings, writeRatings } from "./ratings-files";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Fetches the Codeforces ratings of all members with iscp: true and a profile link, and writes them to\nratings.json in the content tree. The site is built with them, so that the leaderboard is never empty. Then it fetches\nthe history of everyone whose rating has changed, and writes a file for each year, such as ratings/2026.json.",
  ),
  "",
  "  npm run ratings",
  "",
  t(
    "CONTENT_DIR names the content tree (default 'content'), GATSBY_CODEFORCES_API the base of the API.\nIf a call gets no ratings, the old ratings.json is kept and the exit code is 1. Members who are missing from an answer\nkeep their old rating. A history that does not come is asked for again by the next run, and costs no rating. The first\nrun takes about seven minutes for 200 members; if it is interrupted, the next one goes on. A club that has switched off\n'codeforces' or 'members' has none. If the content has errors, or the old ratings.json can't be read, nothing is requested\nor written.",
  ),
].join("\n");

async function writeNewRatings(directory: string): Promise<void> {
  const off = (["codeforces", "members"] as const).find((part) => !isUsed(part));
  if (off !== undefined) {
    const file = `${directory}/site/settings.json`;
    console.log(t("The club has switched off {part} in {file}: there is no leaderboard.", { part: `'${off}'`, file }));
    return;
  }
  const { content } = readSoundContent(directory);
  const handles = rankedHandles(content);
  if (handles.length === 0) {
    console.log(t("No one takes part in the leaderboard: no member has iscp: true and a Codeforces profile link."));
    return;
  }
  const collection = await collectRatings(handles, terminal);
  for (const { from, to } of collection.renamed)
    console.warn(t("Codeforces calls {from} {to} now: change the member's link.", { from, to }));
  for (const handle of collection.unknown)
    console.warn(t("Codeforces does not know {handle}: is the member's link right?", { handle }));
  for (const handle of collection.missing)
    console.warn(
      t("Codeforces gave no rating for {handle}: the old one is kept. Is the member's link right?", { handle }),
    );
  if (collection.ratings.length === 0)
    throw new Error(t("Codeforces has a rating for none of them: nothing was written."));
  const ratings = withOldRatings(collection, readRatings(content));
  const file = await writeRatings(directory, ratings, new Date());
  console.log(
    t("{count, plural, one {# rating} other {# ratings}} written to {file}", { count: ratings.length, file }),
  );
  await updateHistories(directory, collection, readHistories(content));
}

/** The ratings are already written: what happens here can't lose them. */
async function updateHistories(directory: string, collection: Collection, old: Histories): Promise<void> {
  const wanted = wantedHistories(collection, old);
  const found = await collectHistories(wanted, old, {
    ...terminal,
    now: () => new Date(),
    keep: (histories) => writeHistories(directory, histories),
  });
  if (wanted.length > 0) console.log(t("{found} of {all} histories brought up to date", { found, all: wanted.length }));
}

runCommand({
  usage,
  options: {},
  content: "in use",
  run: (_values, _positionals, directory) => writeNewRatings(directory),
});
