import { yearsOf } from "../../domain/people/terms";
import { withLatinDigits } from "../../domain/text/letters";
import { dayAtClub } from "../../domain/time/club-time";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { fieldValues } from "../../model/check/validate";
import { indexesOfNonEmpty } from "../../model/schema/normalise";
import { isRealDate } from "../../model/values/calendar-date";
import type { LikelyYears } from "../../model/schema/field-info";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

/** Warnings about years that are probably mistyped, such as 1906 and 2206, in all fields with days or years. */
export function checkYears({ source, fields }: Pick<ContentItem, "source" | "fields">, now: Date): FieldDiagnostic[] {
  const thisYear = Number(dayAtClub(now).slice(0, 4));
  return [...fieldValues(source.schema, fields)].flatMap(({ field, value, path, asSpelt }) => {
    const { years } = field.info;
    if (years === undefined) return [];
    // One warning per field, since lists may be long.
    const places = indexesOfNonEmpty(asSpelt);
    const entries = Array.isArray(value)
      ? value.map((entry: unknown, index) => ({ entry, place: `${path}[${places[index] ?? index}]` }))
      : [{ entry: value, place: path }];
    return entries.flatMap(({ entry, place }) => warningOf(entry, place, years, thisYear));
  });
}

function warningOf(value: unknown, path: string, likely: LikelyYears, thisYear: number): FieldDiagnostic[] {
  const [from, to] = [likely.from, thisYear + likely.ahead];
  const year = yearsIn(value, likely.in).find((each) => each < from || each > to);
  if (year === undefined) return [];
  const message =
    typeof value === "string"
      ? t("is {value} with the year {year}, expected a year from {from} to {to}", {
          value: quote(value),
          year,
          from,
          to,
        })
      : t("is {year}, expected a year from {from} to {to}", { year, from, to });
  return [{ code: "doubtful-value", severity: "warning", path, message }];
}

function yearsIn(value: unknown, place: LikelyYears["in"]): number[] {
  if (typeof value === "number") return place === "number" ? [value] : [];
  if (typeof value !== "string") return [];
  if (place === "term") return yearsOf(value);
  const day = withLatinDigits(value).trim().slice(0, 10);
  // A day that does not exist has its own warning.
  return isRealDate(day) ? [Number(day.slice(0, 4))] : [];
}
