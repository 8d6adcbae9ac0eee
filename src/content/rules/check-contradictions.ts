import { dayAtClub } from "../../domain/time/club-time";
import { seriesDays } from "../../domain/time/recurrence";
import { spanOf, isReadableDuration } from "../../domain/time/schedule";
import { hasFeature } from "../../model/descriptors";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { hasText, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { parseClockRange } from "../../model/values/clock-time";
import { readDayAndTime } from "../../model/values/publish-instant";
import { workshop } from "../../model/kinds/workshop";
import type { ContentItem } from "../content";
import { dayIn } from "./check-days";
import { t } from "../../words/t";

/** Warnings about fields of one item that contradict each other. */
export function checkContradictions({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const item = normalised(source.schema, fields);
  return [
    ...lateDeadline(item),
    ...tooManyParticipants(item),
    ...undated(source, item),
    ...unreadableDuration(source, item),
  ];
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

/** The last day of an event or workshop, including all its repetitions. */
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

/** A warning for scheduled news without a day: in a list sorted by day, it would come last. */
function undated(source: ContentItem["source"], item: JsonObject): FieldDiagnostic[] {
  const day = ["date", "publishDate"].find((name) => name in source.schema.shape);
  const isNewsByDay = "folder" in source && source.idKind !== "number" && !hasFeature(source.folder, "calendar");
  const appearsLater = readDayAndTime(textIn(item, "publishAt") ?? "") !== undefined;
  if (!isNewsByDay || day === undefined || !appearsLater || hasText(item, day)) return [];
  return [warning(day, t("is missing, expected the day in the field publishAt: lists show what has no day last"))];
}

/**
 * With a range of times, a duration in hours or words, such as half a day, does not matter; anything else gives a wrong
 * end.
 */
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

function warning(path: string, message: string): FieldDiagnostic {
  return { code: "doubtful-value", severity: "warning", path, message };
}
