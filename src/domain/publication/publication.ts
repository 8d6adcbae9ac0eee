import { hasVisibleText, type JsonObject } from "../../model/schema/json-object";
import { isPublished, type Kind, type Singleton } from "../../model/kind";
import { readDayAndTime } from "../../model/values/publish-instant";
import { instantAt } from "../time/club-time";
import { isInPeriod, periodOf } from "./period";

/**
 * When an item is published: from the start of the day that `publishAt` names, or from its time. Undefined if it names
 * none. A text that is not a day comes from a file that the content check refuses; such an item is never due.
 *
 * @param zone the club's time zone, an IANA name; a time may name another one
 */
export function publicationOf({ publishAt }: JsonObject, zone: string): Date | undefined {
  if (typeof publishAt !== "string" || !hasVisibleText(publishAt)) return undefined;
  const read = readDayAndTime(publishAt);
  if (read === undefined) return new Date(Number.POSITIVE_INFINITY);
  const { day, time, zone: offset } = read;
  return offset === undefined ? instantAt(zone, day, time) : new Date(`${day}T${time}${offset}`);
}

/** True if an item waits for its time: it is in no output of the site before. */
export function isScheduled(item: JsonObject, now: Date, zone: string): boolean {
  const publication = publicationOf(item, zone);
  return publication !== undefined && !(publication <= now);
}

/** True if the site shows an item: it is not a draft, not scheduled for later, and not over. */
export function isShownAt(source: Kind | Singleton, item: JsonObject, now: Date, zone: string): boolean {
  return isPublished(source, item) && !isScheduled(item, now, zone) && isInPeriod(periodOf(item), now, zone);
}
