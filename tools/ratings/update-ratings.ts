import { readSoundContent } from "../../src/content/content-changes";
import type { Content } from "../../src/content/content";
import { firstCountedDay } from "../../src/domain/activity/count-week";
import { compare } from "../../src/domain/order";
import { handleKey } from "../../src/domain/ratings/rating";
import { participationsIn } from "../../src/domain/rounds/participations";
import { type Rounds, withEntries } from "../../src/domain/rounds/round";
import { dayAtClub, instantAtClub } from "../../src/domain/time/club-time";
import { activity } from "../../src/model/site/activity";
import { isUsed } from "../../src/model/parts";
import type { Terminal } from "../codeforces/terminal";
import { writeAnswers } from "../codeforces/write-answers";
import { countedActivity, readActivity } from "./activity-file";
import { collectHistories, wantedHistories } from "./collect-histories";
import { type Collection, collectRatings, rankedHandles, withOldRatings } from "./collect-ratings";
import { collectSubmissions, wantedSubmissions } from "./collect-submissions";
import {
  lastRun,
  readHistories,
  readRatings,
  readRounds,
  writeHistories,
  writeRatings,
  writeRounds,
} from "./ratings-files";
import { t } from "../../src/words/t";

/** The network, the terminal and the clock. */
interface Means extends Terminal {
  readonly now: () => Date;
}

/**
 * Updates all files of a content tree with facts from Codeforces about members.
 *
 * @throws Error if the API returns no ratings; then nothing is written
 */
export async function updateRatings(directory: string, means: Means): Promise<void> {
  const off = (["codeforces", "members"] as const).find((part) => !isUsed(part));
  if (off !== undefined) {
    const file = `${directory}/site/settings.json`;
    console.log(t("The club has switched off {part} in {file}: there is no leaderboard.", { part: `'${off}'`, file }));
    return;
  }
  const { content } = readSoundContent(directory);
  const { handles } = rankedHandles(content);
  if (handles.length === 0) {
    console.log(t("No one takes part in the leaderboard: no member has iscp: true and a Codeforces profile link."));
    return;
  }
  const collection = await collectRatings(handles, means);
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
  const file = await writeRatings(directory, ratings, means.now());
  console.log(
    t("{count, plural, one {# rating} other {# ratings}} written to {file}", { count: ratings.length, file }),
  );
  await updatePast({ directory, content, collection, means });
}

interface Run {
  readonly directory: string;
  /** Unchanged. */
  readonly content: Content;
  readonly collection: Collection;
  readonly means: Means;
}

/** The ratings are already written, so errors here can't lose them. */
async function updatePast(run: Run): Promise<void> {
  const { directory, content, collection, means } = run;
  const rounds = await updateActivity(run);
  const past = { histories: readHistories(content), rounds };
  const first = firstCountedDay(dayAtClub(means.now()));
  const wanted = wantedHistories(collection, past, first);
  const found = await collectHistories(wanted, past, {
    ...means,
    keep: async (news) => {
      await writeHistories(directory, news.histories);
      await writeRounds(directory, news.rounds);
    },
  });
  if (wanted.length > 0) console.log(t("{found} of {all} histories brought up to date", { found, all: wanted.length }));
}

/** Counts what was solved this week, and returns the rounds with those of this week. */
async function updateActivity({ directory, content, collection, means }: Run): Promise<Rounds> {
  const { handles, quiet } = rankedHandles(content);
  const today = dayAtClub(means.now());
  const since = instantAtClub(firstCountedDay(today));
  const old = readActivity(content);
  // Without an earlier count, all members must be requested to begin one.
  const last = old !== undefined || !isUsed("activity") ? lastRun(content) : 0;
  const known = old ?? { members: [], missed: [] };
  const { submissions, missed } = await collectSubmissions(
    wantedSubmissions(collection, known, last, today),
    since,
    means,
  );
  if (isUsed("activity")) {
    const shown = handles
      .filter((handle) => !quiet.includes(handle))
      .sort((a, b) => compare(handleKey(a), handleKey(b)));
    await writeAnswers(directory, activity, {
      ...countedActivity(known, { handles: shown, submissions, missed, today }),
    });
  }
  return handles.reduce((all, handle) => {
    const own = submissions.get(handleKey(handle)) ?? [];
    return withEntries(all, handle, participationsIn(own, since));
  }, readRounds(content));
}
