import { reservedNameError } from "../../model/values/reserved-name";
import { isSlug } from "../../model/values/slug";
import { markdownError } from "../../model/markdown/markdown-error";
import { isTooLongForName, nameLimitExpectation } from "../../model/values/name-limit";
import { markdownWarnings } from "../../model/markdown/markdown-warnings";
import type { Diagnostic, DiagnosticCode, FieldDiagnostic } from "../../model/check/diagnostic";
import { quote, shorten } from "../../model/check/sentence";
import { validate } from "../../model/check/validate";
import { checkTranslations } from "../translations/check-translations";
import type { ContentItem } from "../content";
import { checkAnchors } from "./check-anchors";
import { checkRegistration } from "./check-registration";
import { checkContradictions } from "./check-contradictions";
import { checkDays } from "./check-days";
import { checkLessons } from "./check-lessons";
import { checkRecurrence } from "./check-recurrence";
import { checkSpellings } from "./check-spellings";
import { checkTiers } from "./check-tiers";
import { checkYears } from "./check-years";

/** The most fields defined twice, and the most comments, that are listed. */
const MOST_LISTED = 20;

/**
 * Everything that is wrong with one item by itself, whatever else is in the tree.
 *
 * @param now decides which years are likely
 */
export function checkItem(item: ContentItem, now = new Date()): Diagnostic[] {
  const diagnostics = [
    ...validate(item.source.schema, item.fields),
    ...[...item.repeated]
      .slice(0, MOST_LISTED)
      .map((field) => warning("repeated-field", shorten(field), "is defined twice; the last value is used")),
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
    ...checkTiers(item),
    ...checkYears(item, now),
  ];
  return [...diagnostics.map((diagnostic) => ({ ...diagnostic, file: item.file })), ...checkTranslations(item)];
}

function bodyDiagnostics({ body = "", bodyLine }: ContentItem): FieldDiagnostic[] {
  const error = markdownError(body, bodyLine);
  if (error !== undefined) return [{ code: "invalid-markdown", severity: "error", path: "body", message: error }];
  return markdownWarnings(body, bodyLine).map((message) => warning("unsafe-markdown", "body", message));
}

function commentWarning(field: string, text: string): FieldDiagnostic {
  const message = `is cut at ${quote(`#${text}`)}: YAML reads it as a comment. Put quotes around the whole text`;
  return warning("doubtful-value", shorten(field), message);
}

function warning(code: DiagnosticCode, path: string, message: string): FieldDiagnostic {
  return { code, severity: "warning", path, message };
}

/** An article has no id of its own: its file's name is a part of its address. */
function articleNameErrors({ source, name }: ContentItem): FieldDiagnostic[] {
  if (!("format" in source) || source.format !== "markdown" || isSlug(name)) return [];
  if (reservedNameError(name) !== undefined) {
    const message = "has a reserved name, expected another, such as your-first-contest.md";
    return [{ code: "invalid-name", severity: "error", path: "", message }];
  }
  const expected = "expected letters, digits and hyphens, such as your-first-contest.md";
  const limit = isTooLongForName(name) ? `, ${nameLimitExpectation}` : "";
  const message = `has a name that can't be an address, ${expected}${limit}`;
  return [{ code: "invalid-name", severity: "error", path: "", message }];
}
