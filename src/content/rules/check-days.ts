import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { isRealDate } from "../../model/values/calendar-date";
import type { ContentItem } from "../content";

/** Says what is wrong with the last day of an item that takes several days. */
export function checkDays({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const item = normalised(source.schema, fields);
  const { endDate, everyDay, date } = item;
  // A project, which has a last day as well, has no first day of this name.
  if (!("date" in source.schema.shape)) return [];
  if (typeof endDate !== "string") return everyDay === true ? [warning("everyDay", WITHOUT_LAST_DAY)] : [];
  if (!isRealDate(endDate)) return [];
  if (typeof date !== "string") return [warning("endDate", "has no effect, expected the first day in the field date")];
  return [...lastDayErrors(endDate, date), ...repeatedErrors(endDate, item)];
}

const WITHOUT_LAST_DAY = "has no effect, expected the last of several days in the field endDate";

function lastDayErrors(endDate: string, date: string): FieldDiagnostic[] {
  if (!isRealDate(date) || endDate >= date) return [];
  return [error(`is ${quote(endDate)}, expected a day from ${date} on, the day in the field date`)];
}

function repeatedErrors(endDate: string, { repeats }: JsonObject): FieldDiagnostic[] {
  if (typeof repeats !== "string") return [];
  return [error(`is ${quote(endDate)}, but the event is repeated, expected either several days or a repeated event`)];
}

function error(message: string): FieldDiagnostic {
  return { code: "invalid-days", severity: "error", path: "endDate", message };
}

function warning(path: string, message: string): FieldDiagnostic {
  return { code: "invalid-days", severity: "warning", path, message };
}
