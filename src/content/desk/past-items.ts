import { isCancelled, statusAt } from "../../domain/activities/event-status";
import { dateText } from "../../domain/time/date-text";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { hasFeature } from "../../model/descriptors";
import { type JsonObject, isJsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { registration } from "../../model/site/registration";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";
import { yearsOf } from "../../domain/people/terms";
import { dayAtClub, isoAtClub } from "../../domain/time/club-time";
import { quote } from "../../model/check/sentence";
import { teamMember } from "../../model/team-member";
import { isScheduled, publicationOf } from "../../domain/publication/publication";
import { isPublished } from "../../model/kind";

/** Lines for dates of an item that were ahead when they were written, and have passed. */
export function pastDates({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  const item = normalised(source.schema, fields);
  if (source === registration) return clubRegistration(item, file, now);
  if (!("folder" in source) || !hasFeature(source.folder, "calendar") || isCancelled(item)) return [];
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

/** How long after the end of their session someone may still study, in years: four begin with it, and exams come late. */
const YEARS_OF_STUDY = 4;

/**
 * A leader of the current team who must have finished their studies. Leaders who were kept when the last term began are
 * left out: the club has already decided about them.
 */
export function pastSessions({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (source !== teamMember) return [];
  const { session, isActive, roles } = normalised(source.schema, fields);
  if (isActive === false || typeof session !== "string") return [];
  const thisYear = Number(dayAtClub(now).slice(0, 4));
  const [begin, end = begin] = yearsOf(session);
  if (begin === undefined || end === undefined || end + YEARS_OF_STUDY >= thisYear) return [];
  if (lastTermOf(roles) >= thisYear - 1) return [];
  const message = `is ${quote(session)}, so their studies are over: do they still lead? \`npm run new-term\` moves leaders and records who stays; isActive: false lists one among the past leaders`;
  return [{ topic: "leaders", file, path: "session", message }];
}

/** The year in which the newest of these terms ends; 0 without any. */
function lastTermOf(roles: unknown): number {
  const terms = Array.isArray(roles) ? roles.map((role: unknown) => (isJsonObject(role) ? role.term : undefined)) : [];
  return Math.max(0, ...terms.flatMap((term) => (typeof term === "string" ? yearsOf(term) : [])));
}

/** A line for an item that is a draft, or waits for its time. */
export function waitingItems({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (!isPublished(source, fields))
    return [{ topic: "drafts", file, path: "status", message: "is a draft: finish and publish it, or delete it" }];
  const instant = publicationOf(fields);
  if (!isScheduled(fields, now) || instant === undefined || !Number.isFinite(instant.getTime())) return [];
  const when = isoAtClub(instant).slice(0, 16).replace("T", " at ");
  return [{ topic: "waiting", file, path: "publishAt", message: `is published on ${when}, with the next build` }];
}
