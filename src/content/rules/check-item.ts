import { reservedNameError, isSlug, isTooLongForName, nameLimitExpectation } from "../../model/values/file-name";
import { markdownError, markdownWarnings } from "../../model/markdown/check-markdown";
import type { Diagnostic, DiagnosticCode, FieldDiagnostic } from "../../model/check/diagnostic";
import { quote, shorten } from "../../model/check/sentence";
import { validate } from "../../model/check/validate";
import { checkTranslations } from "../translations/check-translations";
import { inEachLanguage } from "../translations/translated-items";
import type { ContentItem } from "../content";
import { checkAnchors } from "./check-anchors";
import { checkContradictions } from "./check-contradictions";
import { checkDays, checkRecurrence } from "./check-days";
import { checkYears } from "./check-likely-values";
import { checkRatingDays } from "./check-rating-days";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { spelledValues, normalised } from "../../model/schema/normalise";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { statusAt } from "../../domain/activities/event-status";
import { scheduleOf } from "../../domain/time/schedule-of";
import { hasFeature } from "../../model/descriptors";
import { course } from "../../model/kinds/course";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** The most fields defined twice, and the most comments, that are listed. */
const MOST_LISTED = 20;

/**
 * Everything that is wrong with one item and its translations by themselves, whatever else is in the tree.
 *
 * @param now decides which years are likely
 */
export function checkItem(item: ContentItem, now = new Date()): Diagnostic[] {
  return [...inEachLanguage(item, (each) => checkInOneLanguage(each, now)), ...checkTranslations(item)];
}

function checkInOneLanguage(item: ContentItem, now: Date): Diagnostic[] {
  const diagnostics = [
    ...validate(item.source.schema, item.fields),
    ...[...item.repeated]
      .slice(0, MOST_LISTED)
      .map((field) => warning("repeated-field", shorten(field), t("is defined twice; the last value is used"))),
    ...[...(item.comments ?? [])].slice(0, MOST_LISTED).map(([field, text]) => commentWarning(field, text)),
    ...checkSpellings(item),
    ...bodyDiagnostics(item),
    ...articleNameErrors(item),
    ...checkAnchors(item),
    ...checkDays(item),
    ...checkRegistration(item, now),
    ...checkRecurrence(item),
    ...checkContradictions(item),
    ...checkLessons(item),
    ...checkYears(item, now),
    ...checkRatingDays(item, now),
  ];
  return diagnostics.map((diagnostic) => ({ ...diagnostic, file: item.file }));
}

function bodyDiagnostics({ body = "", bodyLine }: ContentItem): FieldDiagnostic[] {
  const error = markdownError(body, bodyLine);
  if (error !== undefined) return [{ code: "invalid-markdown", severity: "error", path: "body", message: error }];
  return markdownWarnings(body, bodyLine).map((message) => warning("unsafe-markdown", "body", message));
}

function commentWarning(field: string, text: string): FieldDiagnostic {
  const message = t("is cut at {text}: YAML reads it as a comment. Put quotes around the whole text", {
    text: quote(`#${text}`),
  });
  return warning("doubtful-value", shorten(field), message);
}

function warning(code: DiagnosticCode, path: string, message: string): FieldDiagnostic {
  return { code, severity: "warning", path, message };
}

/** An article has no id of its own: its file's name is a part of its address. */
function articleNameErrors({ source, name }: ContentItem): FieldDiagnostic[] {
  if (!("format" in source) || source.format !== "markdown" || isSlug(name)) return [];
  if (reservedNameError(name) !== undefined) {
    const message = t("has a reserved name, expected another, such as your-first-contest.md");
    return [{ code: "invalid-name", severity: "error", path: "", message }];
  }
  const message = isTooLongForName(name)
    ? t(
        "has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md, {limit}",
        { limit: nameLimitExpectation },
      )
    : t("has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md");
  return [{ code: "invalid-name", severity: "error", path: "", message }];
}

/**
 * Fields that an item holds in two spellings that contradict each other. In an article this is an error: no one can know
 * which one its author means. Items in JSON have always been read by the model's own spelling.
 */
function checkSpellings({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
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

function checkRegistration({ source, fields }: Pick<ContentItem, "source" | "fields">, now: Date): FieldDiagnostic[] {
  if (!("folder" in source) || !hasFeature(source.folder, "calendar")) return [];
  const item = normalised(source.schema, fields);
  if (item.registrationOpen !== true || statusAt(scheduleOf(item), now) !== "completed") return [];
  const message = t("is true, but the {kind, select, workshops {workshop} other {event}} is over, expected false", {
    kind: source.folder,
  });
  return [{ code: "doubtful-value", severity: "warning", path: "registrationOpen", message }];
}

const lesson = ["text", "practice", "quiz"];
const anything = [...lesson, "videoUrl", "resources"];

/**
 * Warnings about modules without anything to do, in a course that can be started or that has lessons. In any other, the
 * videos are still to come.
 */
function checkLessons({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const { modules, status } = source === course ? normalised(source.schema, fields) : {};
  if (!Array.isArray(modules)) return [];
  const entries = modules.map((module: unknown) => (isJsonObject(module) ? module : {}));
  if (status !== "Available" && !entries.some((module) => hasOneOf(module, lesson))) return [];
  return entries.flatMap((module, index): FieldDiagnostic[] => {
    if (hasOneOf(module, anything)) return [];
    const message = t("has nothing to do, expected a video, a text, resources, practice or a quiz");
    return [{ code: "doubtful-value", severity: "warning", path: `modules[${index}]`, message }];
  });
}

function hasOneOf(module: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => {
    const value = module[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
  });
}
