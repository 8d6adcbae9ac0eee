import { readStandingsAnswer, standingsOf } from "../../src/domain/codeforces/contest-standings";
import type { ReadContest, ReadStandings } from "../../src/domain/results/read-standings";
import { standingsInTable } from "../../src/domain/results/standings-table";
import { tableIn } from "../../src/domain/tables/read-table";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { reasonOf, terminal } from "../codeforces/terminal";
import { readScoreboard } from "../standings/clics-scoreboard";
import { readContestFiles, type ContestFile, type ContestFiles } from "../standings/contest-files";
import { readResultsFile, readScoreboardFile } from "../standings/tabbed-files";
import { textOf, withTeams } from "../standings/teams";
import { t } from "../../src/words/t";

/**
 * The standings of a contest on Codeforces.
 *
 * @param files other arguments; there should be none
 * @throws Error if it does not know the number or returns no standings
 */
export async function fetchStandings(contestId: string, files: readonly string[]): Promise<ReadStandings> {
  if (!/^\d{1,7}$/.test(contestId) || files.length > 0)
    throw new Error(
      placedMessage(
        "--codeforces",
        t("is {value}, expected the number of a contest, and no file", {
          value: quote([contestId, ...files].join(" ")),
        }),
      ),
    );
  const answer = await terminal.ask(standingsOf(Number(contestId)));
  if (answer.kind !== "result")
    throw new Error(t("Codeforces gave no standings: {reason}. Nothing was written.", { reason: reasonOf(answer) }));
  return answer.value;
}

/**
 * The standings in a file, completed from the files beside it.
 *
 * @param areSeconds true if times that are plain numbers are seconds
 * @throws Error that names the file, and the row and field that can't be read
 */
export function readStandings(given: readonly string[], areSeconds: boolean): ReadStandings {
  if (given.length === 0)
    throw new Error(
      t("Expected a file with standings, such as: {example} (--help says more)", {
        example: "npm run import-results -- scoreboard.json",
      }),
    );
  const { standings: main, files } = readContestFiles(given);
  try {
    const read = standingsIn(main, files, areSeconds);
    if (read.rows.length === 0) throw new Error(t("has no rows"));
    const contest = { ...contestIn(files), ...read.contest };
    return { ...read, rows: withTeams(read.rows, files), contest };
  } catch (error) {
    const lines = error instanceof Error ? error.message.split("\n") : [String(error)];
    throw new Error(lines.map((line) => placedMessage(main.file, line)).join("\n"), { cause: error });
  }
}

function standingsIn({ role, text, json }: ContestFile, files: ContestFiles, areSeconds: boolean): ReadStandings {
  if (role === "scoreboard") return readScoreboard(json, files, areSeconds);
  if (role === "results.tsv") return readResultsFile(files, areSeconds);
  if (role === "scoreboard.tsv") return readScoreboardFile(files, areSeconds);
  if (role !== "codeforces") return standingsInTable(tableIn(text), areSeconds);
  const answer = readStandingsAnswer(json);
  if (answer.kind === "result") return answer.value;
  throw new Error(t("contains no standings of Codeforces: {reason}", { reason: reasonOf(answer) }));
}

/** The facts in contest.json: from the Contest API, or written by hand. */
function contestIn(files: ContestFiles): ReadContest {
  const json = files.get("contest")?.json;
  const title = textOf(json, "title") || textOf(json, "formal_name") || textOf(json, "name");
  const [id, event] = [textOf(json, "id"), textOf(json, "event")];
  // The day where the contest is held.
  const date = textOf(json, "date") || textOf(json, "start_time").slice(0, 10);
  return { ...(id && { id }), ...(title && { title }), ...(date && { date }), ...(event && { event }) };
}
