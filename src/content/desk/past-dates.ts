import { isCancelled, statusAt } from "../../domain/activities/event-status";
import { dateText } from "../../domain/time/date-text";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { hasFact } from "../../model/descriptors";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { registration } from "../../model/site/registration";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** What an item says of the future that is past. */
export function pastDates({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  const item = normalised(source.schema, fields);
  if (source === registration) return clubRegistration(item, file, now);
  if (!("folder" in source) || !hasFact(source.folder, "calendar") || isCancelled(item)) return [];
  return [...pastStatus(item, file, now), ...pastRegistration(item, file, now)];
}

function pastStatus(item: JsonObject, file: string, now: Date): DeskLine[] {
  const { status } = item;
  if (status !== "upcoming" && status !== "ongoing") return [];
  if (statusAt({ ...scheduleOf(item), status }, now) !== "completed") return [];
  const message = `is '${status}', but it is over: set it to 'completed', or correct the date`;
  return [{ topic: "past", file, path: "status", message }];
}

function pastRegistration(item: JsonObject, file: string, now: Date): DeskLine[] {
  if (item.registrationOpen !== true) return [];
  const { registrationDeadline: deadline } = item;
  const isOver = statusAt(scheduleOf(item), now) === "completed";
  if (!isOver && !isPast(deadline, now)) return [];
  const why = isOver ? "it is over" : `the last day was ${dateText(String(deadline))}`;
  return [{ topic: "registration", file, path: "registrationOpen", message: `is still on, but ${why}: switch it off` }];
}

function clubRegistration({ closeDate }: JsonObject, file: string, now: Date): DeskLine[] {
  if (!isPast(closeDate, now)) return [];
  const message = `was ${dateText(String(closeDate))}: enter the dates of the next registration`;
  return [{ topic: "registration", file, path: "closeDate", message }];
}

function isPast(day: unknown, now: Date): boolean {
  const span = spanOf({ date: typeof day === "string" ? day : null });
  return span !== undefined && span.over <= now;
}
