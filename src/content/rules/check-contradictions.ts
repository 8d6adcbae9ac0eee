import { dayAtClub } from "../../domain/time/club-time";
import { seriesDays } from "../../domain/time/recurrence";
import { spanOf, isReadableDuration } from "../../domain/time/schedule";
import { hasFeature } from "../../model/descriptors";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { hasText, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { isRealDate } from "../../model/values/calendar-date";
import { parseClockRange } from "../../model/values/clock-time";
import { readDayAndTime } from "../../model/values/publish-instant";
import { workshop } from "../../model/kinds/workshop";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

/** Warnings about fields of one item that are fine by themselves, but not together. */
export function checkContradictions({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const item = normalised(source.schema, fields);
  return [
    ...notBefore(item, "closeDate", "openDate"),
    ...notBefore(item, "expiryDate", "date"),
    ...lateDeadline(item),
    ...tooManyParticipants(item),
    ...reversedSession(item),
    ...undated(source, item),
    ...labelWithoutMenu(item),
    ...unreadableDuration(source, item),
  ];
}

function notBefore(item: JsonObject, last: string, first: string): FieldDiagnostic[] {
  const [end, start] = [dayIn(item, last), dayIn(item, first)];
  if (end === undefined || start === undefined || end >= start) return [];
  const found = { value: quote(end), start, field: first };
  return [warning(last, t("is {value}, expected a day from {start} on, the day in the field {field}", found))];
}

function lateDeadline(item: JsonObject): FieldDiagnostic[] {
  const [deadline, lastDay] = [dayIn(item, "registrationDeadline"), lastDayOf(item)];
  if (deadline === undefined || lastDay === undefined || deadline <= lastDay) return [];
  const message = t("is {value}, expected a day up to {lastDay}, the last on which it takes place", {
    value: quote(deadline),
    lastDay,
  });
  return [warning("registrationDeadline", message)];
}

/** The last day of an event or workshop, of all its times if it is repeated. */
function lastDayOf(item: JsonObject): string | undefined {
  const schedule = {
    date: dayIn(item, "date"),
    time: textIn(item, "time"),
    duration: textIn(item, "duration"),
    endDate: textIn(item, "endDate"),
    repeats: textIn(item, "repeats"),
    repeatsUntil: textIn(item, "repeatsUntil"),
  };
  const span = spanOf({ ...schedule, date: seriesDays(schedule).at(-1) ?? schedule.date });
  return span && dayAtClub(new Date(span.end.getTime() - 1));
}

function tooManyParticipants({ currentParticipants: taken, maxParticipants: most }: JsonObject): FieldDiagnostic[] {
  if (typeof taken !== "number" || typeof most !== "number" || taken <= most) return [];
  const message = t("is the number {taken}, expected at most {most}, the number in the field maxParticipants", {
    taken,
    most,
  });
  return [warning("currentParticipants", message)];
}

function reversedSession(item: JsonObject): FieldDiagnostic[] {
  const session = textIn(item, "session")?.trim();
  const [, start = "", end = ""] = /^(\d{4})-(\d{4})$/.exec(session ?? "") ?? [];
  if (session === undefined || end >= start) return [];
  const found = { value: quote(session), example: `${end}-${start}` };
  return [warning("session", t("is {value}, expected the earlier year first, such as {example}", found))];
}

/** A warning for news that appears later but has no day: where days decide the order, it would come last. */
function undated(source: ContentItem["source"], item: JsonObject): FieldDiagnostic[] {
  const day = ["date", "publishDate"].find((name) => name in source.schema.shape);
  const isNewsByDay = "folder" in source && source.idKind !== "number" && !hasFeature(source.folder, "calendar");
  const appearsLater = readDayAndTime(textIn(item, "publishAt") ?? "") !== undefined;
  if (!isNewsByDay || day === undefined || !appearsLater || hasText(item, day)) return [];
  return [warning(day, t("is missing, expected the day in the field publishAt: lists show what has no day last"))];
}

function labelWithoutMenu(item: JsonObject): FieldDiagnostic[] {
  if (!hasText(item, "menuLabel") || hasText(item, "menu")) return [];
  return [warning("menuLabel", t("has no effect, since no menu links to the page, expected a menu in the field menu"))];
}

/** Hours or words, such as half a day, need not be read within a range of times; whatever else leads to a wrong end. */
function unreadableDuration(source: ContentItem["source"], item: JsonObject): FieldDiagnostic[] {
  const duration = textIn(item, "duration");
  if (source !== workshop || duration === undefined || dayIn(item, "date") === undefined) return [];
  const hasEnd = parseClockRange(textIn(item, "time") ?? "")?.end !== undefined;
  const isWithinDay = hasEnd && (/\d\s*(?:h|min)/i.test(duration) || !/\d/.test(duration));
  if (isWithinDay || isReadableDuration(duration)) return [];
  const message = t(
    "is {value}, expected days or hours such as '3 days' or '1.5 hours'; calendars and the status will take it for one day, or for 3 hours",
    { value: quote(duration) },
  );
  return [warning("duration", message)];
}

function textIn(item: JsonObject, name: string): string | undefined {
  const value = item[name];
  return typeof value === "string" ? value : undefined;
}

/** A day that exists; the model warns about all others. */
function dayIn(item: JsonObject, name: string): string | undefined {
  const day = textIn(item, name)?.trim();
  return day !== undefined && isRealDate(day) ? day : undefined;
}

function warning(path: string, message: string): FieldDiagnostic {
  return { code: "doubtful-value", severity: "warning", path, message };
}
