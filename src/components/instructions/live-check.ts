import { checkContradictions } from "../../content/rules/check-contradictions";
import { checkDays, checkRecurrence } from "../../content/rules/check-days";
import { checkYears } from "../../content/rules/check-likely-values";
import { kinds } from "../../model/content-model";
import { isJsonObject } from "../../model/schema/json-object";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { validate } from "../../model/check/validate";

/** The findings of the content check about one item; errors come first. It imports the whole model: load it on demand. */
export function liveCheck(folder: string, json: string, now = new Date()): FieldDiagnostic[] {
  const kind = kinds.find((each) => each.folder === folder);
  const item: unknown = JSON.parse(json);
  if (!kind || !isJsonObject(item)) return [];
  const checked = { source: kind, fields: item };
  const diagnostics = [
    ...validate(kind.schema, item),
    ...checkDays(checked),
    ...checkRecurrence(checked),
    ...checkContradictions(checked),
    ...checkYears(checked, now),
  ];
  return diagnostics.sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
}
