import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { course } from "../../model/kinds/course";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

const lesson = ["text", "practice", "quiz", "sheet"];
const anything = [...lesson, "videoUrl", "resources"];

/**
 * Warnings about empty modules in a course that can be started or has lessons. In other courses, the videos are still
 * to come.
 */
export function checkLessons({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const { modules, status } = source === course ? normalised(source.schema, fields) : {};
  if (!Array.isArray(modules)) return [];
  const entries = modules.map((module: unknown) => (isJsonObject(module) ? module : {}));
  if (status !== "Available" && !entries.some((module) => hasOneOf(module, lesson))) return [];
  return entries.flatMap((module, index): FieldDiagnostic[] => {
    if (hasOneOf(module, anything)) return [];
    const message = t("has nothing to do, expected a video, a text, resources, practice, a sheet or a quiz");
    return [{ code: "doubtful-value", severity: "warning", path: `modules[${index}]`, message }];
  });
}

function hasOneOf(module: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => {
    const value = module[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
  });
}
