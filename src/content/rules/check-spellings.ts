import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { spelledValues } from "../../model/schema/normalise";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";
import type { ContentItem } from "../content";

/**
 * Fields that an item has in two contradicting spellings. In an article this is an error, since the author may mean
 * either. Items in JSON have always been read by the model's own spelling.
 */
export function checkSpellings({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const severity = "format" in source && source.format === "markdown" ? "error" : "warning";
  return usedFieldsOf(source.schema).flatMap((field) => {
    const { spelling, against } = contradictionIn(field, fields) ?? {};
    if (spelling === undefined || against === undefined) return [];
    const message = t("is {value}, but {field} is {other}, expected one of the two fields, or the same in both", {
      value: shown(fields[spelling]),
      field: against,
      other: shown(fields[against]),
    });
    return [{ code: "contradicting-fields", severity, path: spelling, message }];
  });
}

function contradictionIn(field: Field, item: JsonObject) {
  const [first, ...others] = spelledValues(field, item).filter(({ isVague }) => !isVague);
  const other = others.find(({ value }) => keyOf(value) !== keyOf(first?.value));
  return other && first && { spelling: other.spelling, against: first.spelling };
}

function keyOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

function shown(value: unknown): string {
  const text = Array.isArray(value) ? commaText(value.map(String)) : value;
  return typeof text === "string" ? quote(text) : String(text);
}
