import { handleKey } from "../../domain/ratings/rating";
import { dayAtClub } from "../../domain/time/club-time";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { normalised } from "../../model/schema/normalise";
import { ratingHistory } from "../../model/site/ratings";
import { readStep } from "../../model/values/rating-step";
import { t } from "../../words/t";
import type { ContentItem } from "../content";

/** Warnings about days in the file of another year or in the future, and about a handle that is listed twice. */
export function checkRatingDays({ source, fields, file }: ContentItem, now: Date): FieldDiagnostic[] {
  if (source !== ratingHistory) return [];
  const year = /(\d{4})\.json$/.exec(file)?.[1] ?? "";
  const parsed = ratingHistory.schema.safeParse(normalised(ratingHistory.schema, fields));
  const seen = new Set<string>();
  return (parsed.data?.members ?? []).flatMap(({ handle, changes }, index) => {
    const isAgain = seen.has(handleKey(handle));
    seen.add(handleKey(handle));
    const days = changes.flatMap((line) => {
      const { day = "" } = readStep(line) ?? {};
      if (day > dayAtClub(now))
        return [t("contains {line}, which is in the future, and is not shown", { line: quote(line) })];
      return day !== "" && !day.startsWith(year)
        ? [t("contains {line}, expected a day in {year}, the year of the file", { line: quote(line), year })]
        : [];
    });
    return [
      ...(isAgain
        ? [doubt(`members[${index}].handle`, t("is listed twice: {handle}", { handle: quote(handle) }))]
        : []),
      ...days.slice(0, 1).map((message) => doubt(`members[${index}].changes`, message)),
    ];
  });
}

function doubt(path: string, message: string): FieldDiagnostic {
  return { code: "doubtful-value", severity: "warning", path, message };
}
