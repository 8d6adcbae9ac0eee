import { isCancelled, lastInstant, statusAt } from "./event-status";
import { routes } from "../routes";
import { leadsSomewhere } from "../settings/offered";
import { DAY, zoneText } from "../time/club-time";
import { timeText } from "../time/date-text";
import { type Schedule, spanOf } from "../time/schedule";
import { t } from "../../words/t";

export function takesRegistrations(item: {
  readonly status?: string | null;
  readonly registrationOpen?: boolean | null;
}): boolean {
  return item.registrationOpen === true && !isCancelled(item);
}

/**
 * Where 'Register' leads: to the item's own form, else to the members, if the club has any, else to the item's page
 * (docs/behaviour.md#one-event).
 *
 * @param path the item's page
 */
export function registrationTarget(registrationLink: string | null | undefined, path: string): string {
  if (registrationLink) return registrationLink;
  const members = routes.list("members");
  return leadsSomewhere(members) ? members : path;
}

/**
 * Where 'Register Now' leads at `now`; undefined if registration is impossible, or there is only the item's own page.
 */
export function registerNowTarget(
  item: Schedule & {
    readonly status?: string | null;
    readonly registrationOpen?: boolean | null;
    readonly registrationLink: string | null;
  },
  path: string,
  now: Date,
): string | undefined {
  if (!takesRegistrations(item) || statusAt(item, now) === "completed") return undefined;
  const target = registrationTarget(item.registrationLink, path);
  return target === path ? undefined : target;
}

/**
 * Where 'Read More' leads: the item's own link, or the notices; undefined if that is a list that is empty or switched off
 * (docs/behaviour.md#one-event).
 */
export function readMoreTarget(readMoreLink: string | null | undefined): string | undefined {
  const target = readMoreLink || routes.list("notices");
  return leadsSomewhere(target) ? target : undefined;
}

interface Place {
  readonly venue?: string | null | undefined;
  readonly joinLink?: string | null | undefined;
}

/** Where something takes place, in words: its venue, online, or both; undefined if neither is known. */
export function placeText({ venue, joinLink }: Place): string | undefined {
  if (!joinLink) return venue || undefined;
  return venue ? t("{venue}, and online", { venue }) : t("Online");
}

/** The time of something, with the club's time zone if people anywhere can take part: '7:00 PM (UTC+6)'. */
export function timeForAll(item: Schedule & { readonly joinLink?: string | null }): string {
  const time = timeText(item);
  const start = spanOf(item)?.start;
  return time && item.joinLink && start
    ? t("{time} ({zone})||with the time zone", { time, zone: zoneText(start) })
    : time;
}

/** Where people take part online at `now`; undefined once it is over, if it is cancelled, and if it is not online. */
export function joinTarget(
  item: Schedule & { readonly status?: string | null; readonly joinLink?: string | null },
  now: Date,
): string | undefined {
  const status = statusAt(item, now);
  return status === "completed" || status === "cancelled" ? undefined : (item.joinLink ?? undefined);
}

const FEEDBACK_DAYS = 14;

/** When its page stops asking for feedback; undefined if it never asks. */
export function feedbackEnd(
  item: Schedule & { readonly status?: string | null; readonly feedbackLink?: string | null },
): Date | undefined {
  const end = item.feedbackLink ? lastInstant(item) : undefined;
  return end && new Date(end.getTime() + FEEDBACK_DAYS * DAY);
}

/** True from the end of its last time until `feedbackEnd`. */
export function asksForFeedback(item: Parameters<typeof feedbackEnd>[0], now: Date): boolean {
  const until = feedbackEnd(item);
  return until !== undefined && statusAt(item, now) === "completed" && now < until;
}
