import { kinds } from "../../model/content-model";
import { isJsonObject } from "../../model/schema/json-object";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { validate } from "../../model/check/validate";

/** What the content check says about one item; errors come first. It imports the whole model: load it on demand. */
export function liveCheck(folder: string, json: string): FieldDiagnostic[] {
  const kind = kinds.find((each) => each.folder === folder);
  const item: unknown = JSON.parse(json);
  if (!kind || !isJsonObject(item)) return [];
  return validate(kind.schema, item).sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
}
