import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised, indexesOfNonEmpty } from "../../model/schema/normalise";
import { fieldsOf } from "../../model/schema/schema-fields";
import { isRealDate } from "../../model/values/calendar-date";
import type { ContentItem } from "../content";
import { isRepeated, LONGEST_SERIES, occurrenceDays, seriesDays, type Recurrence } from "../../domain/time/recurrence";
import { recurrenceFields } from "../../model/fields/time-fields";
import { t } from "../../words/t";

/** Says what is wrong with the first and the last day of an item. */
export function checkDays({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const item = normalised(source.schema, fields);
  const reversed = fieldsOf(source.schema).flatMap(({ name: last, info }): FieldDiagnostic[] => {
    if (info.notBefore === undefined) return [];
    const { field: first, severity } = info.notBefore;
    const [start, end] = [dayIn(item, first), dayIn(item, last)];
    if (start === undefined || end === undefined || end >= start) return [];
    const found = { value: quote(end), start, field: first };
    const message = t("is {value}, expected a day from {start} on, the day in the field {field}", found);
    return [{ code: "invalid-days", severity, path: last, message }];
  });
  return [...reversed, ...("date" in source.schema.shape ? severalDays(item) : [])];
}

/** A day that exists; the model reports all others. */
export function dayIn(item: JsonObject, name: string): string | undefined {
  const day = item[name];
  return typeof day === "string" && isRealDate(day.trim()) ? day.trim() : undefined;
}

/** A last day needs a first one, and no repetitions. */
function severalDays(item: JsonObject): FieldDiagnostic[] {
  const { endDate, everyDay, date, repeats } = item;
  const found = (severity: FieldDiagnostic["severity"], path: string, message: string): FieldDiagnostic[] => [
    { code: "invalid-days", severity, path, message },
  ];
  if (typeof endDate !== "string")
    return everyDay === true
      ? found("warning", "everyDay", t("has no effect, expected the last of several days in the field endDate"))
      : [];
  if (dayIn(item, "endDate") === undefined) return [];
  if (typeof date !== "string")
    return found("warning", "endDate", t("has no effect, expected the first day in the field date"));
  if (typeof repeats !== "string") return [];
  const message = t("is {value}, but the event is repeated, expected either several days or a repeated event", {
    value: quote(endDate),
  });
  return found("error", "endDate", message);
}

/** Says what is wrong with the days on which an event is repeated. */
export function checkRecurrence({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  if (!Object.keys(recurrenceFields).every((name) => name in source.schema.shape)) return [];
  const item = recurrenceOf(normalised(source.schema, fields));
  const { repeats } = item;
  if (repeats !== "weekly" && repeats !== "monthly") return unusedFields(item);
  return [...endErrors({ ...item, repeats }), ...exceptionDiagnostics(item, indexesOfNonEmpty(fields.repeatsExcept))];
}

function recurrenceOf({ date, repeats, repeatsUntil, repeatsExcept }: JsonObject): Recurrence {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const except = Array.isArray(repeatsExcept) ? repeatsExcept.map((day) => text(day) ?? "") : [];
  return { date: text(date), repeats: text(repeats), repeatsUntil: text(repeatsUntil), repeatsExcept: except };
}

function unusedFields({ repeatsUntil, repeatsExcept }: Recurrence): FieldDiagnostic[] {
  const message = t("has no effect, expected 'weekly' or 'monthly' in the field repeats");
  return [
    ...(repeatsUntil ? [diagnostic("warning", "repeatsUntil", message)] : []),
    ...(repeatsExcept?.length ? [diagnostic("warning", "repeatsExcept", message)] : []),
  ];
}

/** A series needs a first day, and an end that its repetitions reach. */
function endErrors({ date, repeats, repeatsUntil }: Recurrence): FieldDiagnostic[] {
  if (!date || !isRealDate(date)) {
    const message = t("is {value} without a first day, expected a real day in the field date", {
      value: quote(repeats ?? ""),
    });
    return [diagnostic("error", "repeats", message)];
  }
  if (!repeatsUntil || !isRealDate(repeatsUntil)) {
    const example = `${date.slice(0, 4)}-12-31`;
    const message = repeatsUntil
      ? t("is {value}, expected the last day of the series, such as {example}", { value: quote(repeatsUntil), example })
      : t("is missing, expected the last day of the series, such as {example}", { example });
    return [diagnostic("error", "repeatsUntil", message)];
  }
  const latest = `${Number(date.slice(0, 4)) + LONGEST_SERIES}${date.slice(4)}`;
  if (repeatsUntil >= date && repeatsUntil <= latest) return [];
  const message = t("is {value}, expected a day from {date} on and at most {years} years later", {
    value: quote(repeatsUntil),
    date,
    years: LONGEST_SERIES,
  });
  return [diagnostic("error", "repeatsUntil", message)];
}

function exceptionDiagnostics(item: Recurrence, places: readonly number[]): FieldDiagnostic[] {
  if (!isRepeated(item)) return [];
  const days = seriesDays(item);
  const except = item.repeatsExcept ?? [];
  const strays = except.flatMap((day, index) => {
    // The model reports an entry that is not a text.
    if (day === "" || days.includes(day.trim())) return [];
    const message = t(
      "is {value}, on which it does not take place anyway, expected one of its days, such as {example}",
      { value: quote(day), example: days[1] ?? item.date },
    );
    return [diagnostic("warning", `repeatsExcept[${places[index] ?? index}]`, message)];
  });
  const isEmpty = days.length > 0 && occurrenceDays(item).some((day) => except.some((text) => text.trim() === day));
  const message = t("names every day of the series, expected at least one day on which it takes place");
  return [...strays, ...(isEmpty ? [diagnostic("error", "repeatsExcept", message)] : []), ...shortMonths(item)];
}

/** As in calendar programs, a month without the day is left out. */
function shortMonths({ date, repeats }: Recurrence): FieldDiagnostic[] {
  const day = Number(date?.slice(8));
  if (repeats !== "monthly" || day <= 28) return [];
  const message = t("is day {day} of a month, and months without it are left out, expected day 1 to 28", { day });
  return [diagnostic("warning", "date", message)];
}

function diagnostic(severity: FieldDiagnostic["severity"], path: string, message: string): FieldDiagnostic {
  return { code: "invalid-recurrence", severity, path, message };
}
