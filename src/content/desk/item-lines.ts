import { isMarkdown } from "../../model/fields/field-kinds";
import { markdownError } from "../../model/markdown/check-markdown";
import { eachToken, parseMarkdown } from "../../model/markdown/parse-markdown";
import { fieldValues } from "../../model/check/validate";
import { entriesOf, withoutEmpties, normalised } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { hasText, isJsonObject, type JsonObject } from "../../model/schema/json-object";
import type { ContentItem } from "../content";
import { quote } from "../../model/check/sentence";
import { isCancelled, statusAt } from "../../domain/activities/event-status";
import { dateText } from "../../domain/time/date-text";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { hasFeature } from "../../model/descriptors";
import { registration } from "../../model/site/registration";
import { yearsOf } from "../../domain/people/terms";
import { clubTimeZone, dayAtClub, isoAtClub } from "../../domain/time/club-time";
import { teamMember } from "../../model/kinds/team-member";
import { isScheduled, publicationOf } from "../../domain/publication/publication";
import { isPublished } from "../../model/kind";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** The topics of the editors' desk, in the order in which it shows them. */
export const deskTopics = {
  check: t("Errors and warnings of the content check"),
  links: t("Broken links"),
  alt: t("Pictures without alt text"),
  unused: t("Pictures that nothing uses"),
  past: t("Events that are over"),
  registration: t("Registration dates that have passed"),
  videos: t("Modules without a video"),
  leaders: t("Leaders whose studies are over"),
  quiet: t("Nothing new for a term"),
  drafts: t("Drafts||items that are not published yet"),
  waiting: t("Not published yet"),
  translations: t("Translations that are missing or older than the original"),
} as const;

type DeskTopic = keyof typeof deskTopics;

export interface DeskLine {
  readonly topic: DeskTopic;
  /** From the root of the content tree, with forward slashes. */
  readonly file: string;
  /** The field, `gallery[0].alt`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

/** The pictures and videos of an item, in its lists and texts, without an alt text. */
export function missingAltTexts({ source, fields, file, body = "" }: ContentItem): DeskLine[] {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path, asSpelt }) => {
    if (isMarkdown(field.info) && typeof value === "string") return inMarkdown(value, file, path);
    const inner = groupSchemaOf(field);
    if (!inner || !fieldsOf(inner).some(({ name }) => name === "alt")) return [];
    return entriesOf(field, value, asSpelt)
      .filter(({ entry }) => !hasText(entry, "alt"))
      .map(({ suffix }) => line(file, `${path}${suffix}`));
  });
  return [...inFields, ...inMarkdown(body, file, "body")];
}

function inMarkdown(source: string, file: string, path: string): DeskLine[] {
  if (!source.includes("![") || markdownError(source) !== undefined) return [];
  let count = 0;
  eachToken(parseMarkdown(source), (token) => {
    if (token.type === "image" && token.content.trim() === "") count += 1;
  });
  return count === 0 ? [] : [line(file, path)];
}

function line(file: string, path: string): DeskLine {
  return { topic: "alt", file, path, message: t("has no alt text: say in a sentence what it shows") };
}

/** The modules of a course with neither a video nor a text, in one line; not for courses that are still to come. */
export function missingVideos({ fields, file }: ContentItem): DeskLine[] {
  const { modules, status } = fields;
  if (!Array.isArray(modules) || status === "Coming Soon") return [];
  const all = modules.filter(isJsonObject);
  const missing = all.filter(({ videoUrl, text }) =>
    [videoUrl, text].every((value) => withoutEmpties(value) === undefined),
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ title, id }) => quote(String(title ?? id)));
  const message = t("{missing} of {all} modules have no video: {names}", {
    missing: missing.length,
    all: all.length,
    names: commaText(names),
  });
  return [{ topic: "videos", file, path: "modules", message }];
}

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
  const message = t("is {status}, but it is over: set it to 'completed', or correct the date", {
    status: quote(status),
  });
  return [{ topic: "past", file, path: "status", message }];
}

function pastRegistration(item: JsonObject, file: string, now: Date): DeskLine[] {
  if (item.registrationOpen !== true) return [];
  const { registrationDeadline: deadline } = item;
  const isOver = statusAt(scheduleOf(item), now) === "completed";
  if (!isOver && !isPast(deadline, now)) return [];
  const message = isOver
    ? t("is still on, but it is over: switch it off")
    : t("is still on, but the last day was {date}: switch it off", { date: dateText(String(deadline)) });
  return [{ topic: "registration", file, path: "registrationOpen", message }];
}

function clubRegistration({ closeDate }: JsonObject, file: string, now: Date): DeskLine[] {
  if (!isPast(closeDate, now)) return [];
  const date = dateText(String(closeDate));
  const message = t("was {date}: enter the dates of the next registration", { date });
  return [{ topic: "registration", file, path: "closeDate", message }];
}

function isPast(day: unknown, now: Date): boolean {
  const span = spanOf({ date: typeof day === "string" ? day : null });
  return span !== undefined && span.over <= now;
}

/**
 * In years after the end of someone's session: they may still be studying, since a degree takes four years and exams
 * come late.
 */
const YEARS_OF_STUDY = 4;

/**
 * A leader of the current team who has probably finished their studies. Leaders who stayed when the last term began are
 * left out, since the club has decided about them already.
 */
export function pastSessions({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (source !== teamMember) return [];
  const { session, isActive, roles } = normalised(source.schema, fields);
  if (isActive === false || typeof session !== "string") return [];
  const thisYear = Number(dayAtClub(now).slice(0, 4));
  const [begin, end = begin] = yearsOf(session);
  if (begin === undefined || end === undefined || end + YEARS_OF_STUDY >= thisYear) return [];
  if (lastTermOf(roles) >= thisYear - 1) return [];
  const message = t(
    "is {session}, so their studies are over: do they still lead? `npm run new-term` moves leaders and records who stays; isActive: false lists one among the past leaders",
    { session: quote(session) },
  );
  return [{ topic: "leaders", file, path: "session", message }];
}

/** The year in which the newest of these terms ends; 0 if there are none. */
function lastTermOf(roles: unknown): number {
  const terms = Array.isArray(roles) ? roles.map((role: unknown) => (isJsonObject(role) ? role.term : undefined)) : [];
  return Math.max(0, ...terms.flatMap((term) => (typeof term === "string" ? yearsOf(term) : [])));
}

export function waitingItems({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (!isPublished(source, fields))
    return [{ topic: "drafts", file, path: "status", message: t("is a draft: finish and publish it, or delete it") }];
  const zone = clubTimeZone();
  const instant = publicationOf(fields, zone);
  if (!isScheduled(fields, now, zone) || instant === undefined || !Number.isFinite(instant.getTime())) return [];
  const [day = "", time = ""] = isoAtClub(instant).slice(0, 16).split("T");
  const message = t("is published on {day} at {time}, with the next build", { day, time });
  return [{ topic: "waiting", file, path: "publishAt", message }];
}
