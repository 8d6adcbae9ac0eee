import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { isRealDate } from "../../model/values/calendar-date";
import type { ContentItem } from "../content";

/** The fields of other items with their first and their last day. */
const periods = [
  { first: "startDate", last: "endDate" },
  { first: "from", last: "until" },
] as const;

/** Says what is wrong with the first and the last day of an item. */
export function checkDays({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const item = normalised(source.schema, fields);
  if ("date" in source.schema.shape) return activityDays(item);
  return periods.flatMap(({ first, last }) => {
    const [start, end] = [item[first], item[last]];
    const isPeriod = first in source.schema.shape && typeof start === "string" && typeof end === "string";
    return isPeriod && isRealDate(end) ? orderErrors({ first, last }, start, end) : [];
  });
}

/** The same for what takes place at a time: its last day is only there if it takes several. */
function activityDays(item: JsonObject): FieldDiagnostic[] {
  const { endDate, everyDay, date } = item;
  if (typeof endDate !== "string") return everyDay === true ? [warning("everyDay", WITHOUT_LAST_DAY)] : [];
  if (!isRealDate(endDate)) return [];
  if (typeof date !== "string") return [warning("endDate", "has no effect, expected the first day in the field date")];
  return [...orderErrors({ first: "date", last: "endDate" }, date, endDate), ...repeatedErrors(endDate, item)];
}

const WITHOUT_LAST_DAY = "has no effect, expected the last of several days in the field endDate";

/** @param end a real date, `YYYY-MM-DD` */
function orderErrors(names: { readonly first: string; readonly last: string }, start: string, end: string) {
  if (!isRealDate(start) || end >= start) return [];
  return [error(names.last, `is ${quote(end)}, expected a day from ${start} on, the day in the field ${names.first}`)];
}

function repeatedErrors(endDate: string, { repeats }: JsonObject): FieldDiagnostic[] {
  if (typeof repeats !== "string") return [];
  return [
    error(
      "endDate",
      `is ${quote(endDate)}, but the event is repeated, expected either several days or a repeated event`,
    ),
  ];
}

function error(path: string, message: string): FieldDiagnostic {
  return { code: "invalid-days", severity: "error", path, message };
}

function warning(path: string, message: string): FieldDiagnostic {
  return { code: "invalid-days", severity: "warning", path, message };
}
