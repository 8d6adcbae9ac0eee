import { doubtsAbout, type WrittenRow } from "../../domain/results/doubts";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { result } from "../../model/kinds/result";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { indexesOfNonEmpty, normalised } from "../../model/schema/normalise";
import { t } from "../../words/t";
import type { ContentItem } from "../content";

/** Says what is wrong with the rows of a result as a whole; other checks look at single values. */
export function checkStandings({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  if (source !== result) return [];
  const { rows, problems, status } = normalised(result.schema, fields);
  const entries = Array.isArray(rows) ? rows.map((row: unknown) => (isJsonObject(row) ? row : {})) : [];
  const places = indexesOfNonEmpty(fields.rows);
  const pathOf = (row: number, field: string) => `rows[${places[row] ?? row}].${field}`;
  const most = Array.isArray(problems) ? problems.length : 0;
  const surplus = entries.flatMap(({ cells }, row): FieldDiagnostic[] => {
    const count = Array.isArray(cells) ? cells.length : 0;
    if (count <= most) return [];
    const message = t("has {count} cells, expected at most {most}, one for each of the problems", { count, most });
    return [{ code: "invalid-value", severity: "error", path: pathOf(row, "cells"), message }];
  });
  const standings = { ...(typeof status === "string" && { status }), rows: entries.map(writtenRow) };
  const doubts = doubtsAbout(standings).map(({ row, field, message }): FieldDiagnostic => ({
    code: "doubtful-value",
    severity: "warning",
    path: pathOf(row, field),
    message,
  }));
  return [...surplus, ...doubts];
}

function writtenRow({ name, rank, unofficial, solved, cells }: JsonObject): WrittenRow {
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof rank === "number" && { rank }),
    unofficial: unofficial === true,
    ...(typeof solved === "number" && { solved }),
    cells: Array.isArray(cells) ? cells.filter((cell) => typeof cell === "string") : [],
  };
}
