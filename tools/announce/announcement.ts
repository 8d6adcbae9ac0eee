import type { Appearance } from "../../src/content/appearances";
import { cancelledNote, statusAt } from "../../src/domain/activities/event-status";
import { placeText, timeForAll } from "../../src/domain/activities/taking-part";
import { absoluteUrl } from "../../src/domain/addresses/served-path";
import { noticeState } from "../../src/domain/notices/notice-state";
import { routes } from "../../src/domain/routes";
import { cutText } from "../../src/domain/text/markup";
import { daysText, recurrenceText } from "../../src/domain/time/date-text";
import { scheduleOf } from "../../src/domain/time/schedule-of";
import { hasFeature } from "../../src/model/descriptors";
import type { JsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";

/** The text of a message about something new, as plain text. */
export interface Announcement {
  readonly title: string;
  /** When and where it takes place; empty if it has no time. */
  readonly facts: string;
  /** May be empty. */
  readonly summary: string;
  readonly url: string;
}

/** In characters: services cut or refuse longer texts. */
const LONGEST = { title: 200, facts: 300, summary: 300 };

export function announcementOf({ folder, id, item }: Appearance, siteUrl: string): Announcement {
  return {
    title: cutText(textIn(item, "title") ?? id, LONGEST.title),
    facts: cutText(hasFeature(folder, "calendar") ? factsOf(item) : "", LONGEST.facts),
    // Texts of posts are Markdown, and their pictures say more.
    summary:
      folder === "posts" ? "" : cutText(textIn(item, "excerpt") ?? textIn(item, "description") ?? "", LONGEST.summary),
    url: absoluteUrl(siteUrl, routes.item(folder, id)),
  };
}

/** One message instead of many. */
export function digestOf(count: number, club: string, siteUrl: string): Announcement {
  const title = t("{count, plural, one {# new item} other {# new items}} at {club}", { count, club });
  return { title: cutText(title, LONGEST.title), facts: "", summary: "", url: absoluteUrl(siteUrl, routes.home) };
}

/** True if an item is not news any more: an event that is over, or a notice that is no longer valid. */
export function isPast({ folder, item }: Appearance, now: Date): boolean {
  if (hasFeature(folder, "calendar"))
    return statusAt({ ...scheduleOf(item), status: textIn(item, "status") ?? null }, now) === "completed";
  if (folder !== "notices") return false;
  const expiryDate = textIn(item, "expiryDate") ?? null;
  return noticeState({ priority: null, expiryDate, isActive: item.isActive !== false }, now) !== "current";
}

function factsOf(item: JsonObject): string {
  const schedule = { ...scheduleOf(item), joinLink: textIn(item, "joinLink") ?? null };
  const place = placeText({ venue: textIn(item, "venue") ?? null, joinLink: schedule.joinLink });
  const days = recurrenceText(schedule) ?? daysText(schedule);
  return [...cancelledNote(item), days, timeForAll(schedule), place].filter(Boolean).join(" · ");
}

function textIn(item: JsonObject, name: string): string | undefined {
  const value = item[name];
  return typeof value === "string" ? value : undefined;
}
