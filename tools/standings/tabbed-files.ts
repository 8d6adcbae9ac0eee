import { contestMinutes } from "../../src/domain/results/contest-minutes";
import type { ReadRow, ReadStandings } from "../../src/domain/results/read-standings";
import { placedMessage, quote, withExpectation } from "../../src/model/check/sentence";
import { resultCellText } from "../../src/model/values/result-cell";
import type { ContestFiles } from "./contest-files";
import { entries, linesOf, textOf } from "./teams";
import { t } from "../../src/words/t";

/**
 * Reads results.tsv: an award for each team, no cells. Those without a rank have none.
 *
 * @throws Error that names the row and the field that can't be read
 */
export function readResultsFile(files: ContestFiles, areSeconds: boolean): ReadStandings {
  const rows = linesOf(files, "results.tsv").map((cells, index): ReadRow => {
    const place = placeOf(index);
    const [team = "", rank = "", award = "", solved, minutes, , winnerOf = ""] = cells;
    return {
      place,
      name: "",
      team,
      ...(rank !== "" && { rank: numberIn(place, "rank", rank) }),
      solved: numberIn(place, "solved", solved),
      penalty: minutesIn(place, "minutes", minutes, areSeconds),
      // What DOMjudge writes where a contest honours no one.
      ...(award !== "" && award !== "Ranked" && { award }),
      ...(winnerOf !== "" && { note: t("First in {group}", { group: winnerOf }) }),
    };
  });
  return { problems: [], rows };
}

/**
 * Reads scoreboard.tsv: behind the totals the tries and the minute of each problem. It names teams by their institution only.
 *
 * @throws Error that names the row and the field that can't be read
 */
export function readScoreboardFile(files: ContestFiles, areSeconds: boolean): ReadStandings {
  const lines = linesOf(files, "scoreboard.tsv");
  const labels = entries(files, "problems").map((problem) => textOf(problem, "label"));
  const count = Math.max(0, ...lines.map((cells) => Math.ceil((cells.length - TOTALS) / 2)));
  const problems = Array.from({ length: count }, (_, index) => ({ label: labels[index] ?? labelOf(index) }));
  const hasTeams = files.has("teams") || files.has("teams.tsv");
  const rows = lines.map((cells, index): ReadRow => {
    const place = placeOf(index);
    const [institution = "", team = "", rank = "", solved, minutes] = cells;
    return {
      place,
      team,
      ...(hasTeams ? { name: "", institution } : { name: institution }),
      ...(rank !== "" && { rank: numberIn(place, "rank", rank) }),
      solved: numberIn(place, "solved", solved),
      penalty: minutesIn(place, "minutes", minutes, areSeconds),
      cells: problems.map(({ label }, problem) => {
        const [tries = "0", minute = "-1"] = cells.slice(TOTALS + 2 * problem);
        const tried = numberIn(place, label, tries);
        if (/^(?:-1)?$/.test(minute))
          return resultCellText({ state: tried > 0 ? "tried" : "untouched", tries: tried, isFirst: false });
        const at = minutesIn(place, label, minute, areSeconds);
        return resultCellText({ state: "solved", tries: Math.max(0, tried - 1), minute: at, isFirst: false });
      }),
    };
  });
  return { problems, rows };
}

/** The columns before those of the problems. */
const TOTALS = 6;

/** A, B, C …, AA, AB … */
function labelOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : labelOf(Math.floor(index / 26) - 1) + last;
}

/** The first line says what the file is. */
function placeOf(index: number): string {
  return t("row {number}", { number: index + 2 });
}

function numberIn(place: string, field: string, cell = ""): number {
  if (!/^\d{1,9}$/.test(cell)) throw wrong(place, field, cell, t("expected a whole number"));
  return Number(cell);
}

function minutesIn(place: string, field: string, cell = "", areSeconds: boolean): number {
  const minutes = contestMinutes(cell, areSeconds);
  if (minutes === undefined)
    throw wrong(place, field, cell, t("expected minutes such as 340, or a time such as 5:40:00"));
  return minutes;
}

function wrong(place: string, field: string, cell: string, expectation: string): Error {
  return new Error(placedMessage(place, field, withExpectation(t("is {value}", { value: quote(cell) }), expectation)));
}
