import { parseResultCell } from "../../model/values/result-cell";
import { nameKey } from "../people/leader-roles";
import { t } from "../../words/t";

/** A row of standings from a file; values of other types count as absent. */
export interface WrittenRow {
  readonly name?: string;
  readonly rank?: number;
  readonly unofficial?: boolean;
  readonly solved?: number;
  readonly cells?: readonly string[];
}

interface WrittenStandings {
  readonly status?: string;
  readonly rows: readonly WrittenRow[];
}

interface Doubt {
  /** The row, from 0. */
  readonly row: number;
  readonly field: "rank" | "solved" | "name" | "cells";
  readonly message: string;
}

/** What is unlikely about standings, though each of their values is valid. */
export function doubtsAbout({ status, rows }: WrittenStandings): Doubt[] {
  return [...wrongOrder(rows), ...rows.flatMap((row, index) => doubtsAboutRow(row, index, status !== "provisional"))]
    .concat(repeatedNames(rows))
    .sort((a, b) => a.row - b.row);
}

/** Rows with more problems solved than a row with a better rank. Only official rows are ranked against each other. */
function wrongOrder(rows: readonly WrittenRow[]): Doubt[] {
  const ranked = rows
    .map(({ rank, solved, unofficial }, row) => ({ row, rank, solved, isOfficial: unofficial !== true }))
    .flatMap(({ rank, solved, isOfficial, row }) =>
      rank === undefined || solved === undefined || !isOfficial ? [] : [{ row, rank, solved }],
    )
    .sort((a, b) => a.rank - b.rank);
  let [fewest, atRank] = [Infinity, 0];
  return ranked.flatMap(({ row, rank, solved }): Doubt[] => {
    const [most, better] = [fewest, atRank];
    if (solved < fewest) [fewest, atRank] = [solved, rank];
    if (rank === better || solved <= most) return [];
    const message = t(
      "is {rank} with {solved} problems solved, but rank {better} has only {fewer}, expected a better rank",
      { rank, solved, better, fewer: most },
    );
    return [{ row, field: "rank", message }];
  });
}

function doubtsAboutRow({ solved, cells = [] }: WrittenRow, row: number, isFinal: boolean): Doubt[] {
  const states = cells.map((cell) => parseResultCell(cell)?.state);
  const inCells = states.filter((state) => state === "solved").length;
  const doubts: Doubt[] = [];
  if (solved !== undefined && cells.length > 0 && !states.includes("scored") && solved !== inCells) {
    const message = t("is {solved}, but {inCells} cells begin with '+', expected the same number", { solved, inCells });
    doubts.push({ row, field: "solved", message });
  }
  if (isFinal && states.includes("pending")) {
    const message = t("has a pending cell in a final result, expected none, or the status 'provisional'");
    doubts.push({ row, field: "cells", message });
  }
  return doubts;
}

function repeatedNames(rows: readonly WrittenRow[]): Doubt[] {
  const seen = new Set<string>();
  return rows.flatMap(({ name = "" }, row): Doubt[] => {
    const key = nameKey(name);
    const isRepeated = key !== "" && seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    return [{ row, field: "name", message: t("is the name of an earlier row too, expected each name once") }];
  });
}
