import { z } from "zod";
import { textLimits } from "../check/text-error";
import { resultCellError } from "../values/result-cell";
import { expecting, lineThat, register, type FieldOptions } from "./simple-fields";
import { t } from "../../words/t";

/** What someone did with each problem of a contest. An empty cell keeps its place. */
export function resultCells(options: FieldOptions) {
  const cell = lineThat(resultCellError, t("expected a cell such as '+2 87'"));
  const schema = z.array(cell, expecting(t("expected a list of cells such as '+2 87'")));
  return register(schema, { ...options, kind: "cells", most: textLimits.entries });
}
