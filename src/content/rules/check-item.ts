import { markdownError, markdownWarnings } from "../../model/markdown/check-markdown";
import type { Diagnostic, DiagnosticCode, FieldDiagnostic } from "../../model/check/diagnostic";
import { quote, shorten } from "../../model/check/sentence";
import { validate } from "../../model/check/validate";
import { checkTranslations } from "../translations/check-translations";
import { inEachLanguage } from "../translations/translated-items";
import type { ContentItem } from "../content";
import { checkAnchors } from "./check-anchors";
import { checkArticleName } from "./check-article-name";
import { checkContradictions } from "./check-contradictions";
import { checkDays, checkRecurrence } from "./check-days";
import { checkLessons } from "./check-lessons";
import { checkYears } from "./check-likely-values";
import { checkRatingDays } from "./check-rating-days";
import { checkRegistration } from "./check-registration";
import { checkSheet } from "./check-sheet";
import { checkSpellings } from "./check-spellings";
import { checkStandings } from "./check-standings";
import { t } from "../../words/t";

/** How many fields defined twice, and how many comments, are listed at most. */
const MOST_LISTED = 20;

/**
 * Everything that is wrong with one item and its translations, without looking at other files.
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
    ...checkArticleName(item),
    ...checkAnchors(item),
    ...checkDays(item),
    ...checkRegistration(item, now),
    ...checkRecurrence(item),
    ...checkContradictions(item),
    ...checkLessons(item),
    ...checkYears(item, now),
    ...checkRatingDays(item, now),
    ...checkSheet(item),
    ...checkStandings(item),
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
