import { isRealDate } from "../../model/values/calendar-date";
import { absoluteUrl } from "../addresses/served-path";
import { dayAtClub } from "../time/club-time";
import { exceptDays, isRepeated, seriesDays } from "../time/recurrence";
import { isCancelled } from "../activities/event-status";
import { firstOfDays, isEveryDay, lastDayOf, type Schedule, type Span, spanOf, type WallTimes } from "../time/schedule";
import { t } from "../../words/t";

/** When an entry of a calendar is: between two instants, or on whole days at the club. */
export type EntryTime =
  | { readonly start: Date; readonly end: Date }
  /** `YYYY-MM-DD` */
  | { readonly firstDay: string; readonly lastDay: string };

export interface EntryRecurrence {
  readonly frequency: "DAILY" | "WEEKLY" | "MONTHLY";
  /** The day of the first time, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The day of the last time, exceptions among them, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** The times of its first day as the content says them; undefined for whole days. */
  readonly wall: WallTimes | undefined;
  /** The days on which it does not take place, `YYYY-MM-DD`. */
  readonly except: readonly string[];
}

export interface CalendarEntry {
  /** The same in every build and every calendar, so that a new version replaces the old one. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string | undefined;
  readonly url: string;
  readonly time: EntryTime;
  /** Undefined if it takes place once. */
  readonly recurrence?: EntryRecurrence | undefined;
  readonly isCancelled: boolean;
  readonly isDeadline: boolean;
  readonly category: string | undefined;
}

export interface CalendarItem extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly venue?: string | null | undefined;
  readonly joinLink?: string | null | undefined;
  readonly status?: string | null | undefined;
  /** `YYYY-MM-DD`, the last day to register. */
  readonly registrationDeadline?: string | null | undefined;
  readonly category?: string | null | undefined;
}

interface Source {
  readonly siteUrl: string;
  /** Distinguishes the ids of one kind from those of another, such as `event`. */
  readonly prefix: string;
  readonly path: string;
}

/** The entries of an event or workshop: itself, and its last day to register. Without real dates there are none. */
export function calendarEntries(item: CalendarItem, { siteUrl, prefix, path }: Source): CalendarEntry[] {
  const span = spanOf(isDaily(item) ? firstOfDays(item) : item);
  const { registrationDeadline: deadline } = item;
  const common = {
    url: absoluteUrl(siteUrl, path),
    // Programs offer to open a link in this place.
    location: item.venue ?? item.joinLink ?? undefined,
    isCancelled: isCancelled(item),
    category: item.category ?? undefined,
  };
  const uid = uidOf(siteUrl, `${prefix}-${item.id}`);
  return [
    ...(span
      ? [
          {
            ...common,
            uid,
            title: item.title,
            description: descriptionOf(item),
            time: timeOf(span),
            recurrence: recurrenceOf(item),
            isDeadline: false,
          },
        ]
      : []),
    ...(deadline && isRealDate(deadline)
      ? [
          deadlineEntry({
            ...common,
            uid: uidOf(siteUrl, `${prefix}-${item.id}-deadline`),
            day: deadline,
            title: t("Last day to register: {title}", { title: item.title }),
          }),
        ]
      : []),
  ];
}

/** Where to join comes first: programs show the beginning of a long text. */
function descriptionOf({ description, joinLink }: CalendarItem): string {
  return [joinLink && t("Join online: {link}", { link: joinLink }), description].filter(Boolean).join("\n\n");
}

/** True if an entry for each day says more than one from the first to the last. */
function isDaily(item: CalendarItem): boolean {
  return isEveryDay(item) && spanOf(item)?.hasTime === true;
}

function recurrenceOf(item: CalendarItem): EntryRecurrence | undefined {
  const lastOfDays = lastDayOf(item);
  if (isDaily(item) && lastOfDays !== undefined)
    return {
      frequency: "DAILY",
      firstDay: item.date ?? "",
      lastDay: lastOfDays,
      wall: spanOf(firstOfDays(item))?.wall,
      except: [],
    };
  const lastDay = seriesDays(item).at(-1);
  if (!isRepeated(item) || lastDay === undefined) return undefined;
  return {
    frequency: item.repeats === "weekly" ? "WEEKLY" : "MONTHLY",
    firstDay: item.date,
    lastDay,
    wall: spanOf(item)?.wall,
    except: exceptDays(item),
  };
}

function timeOf({ start, end, hasTime }: Span): EntryTime {
  if (hasTime) return { start, end };
  return { firstDay: dayAtClub(start), lastDay: dayAtClub(new Date(end.getTime() - 1)) };
}

export function deadlineEntry(entry: {
  readonly uid: string;
  readonly title: string;
  readonly url: string;
  readonly day: string;
  readonly isCancelled: boolean;
  readonly category: string | undefined;
}): CalendarEntry {
  const { day, ...rest } = entry;
  return {
    ...rest,
    description: "",
    location: undefined,
    time: { firstDay: day, lastDay: day },
    isDeadline: true,
  };
}

export function uidOf(siteUrl: string, name: string): string {
  const { host, pathname } = new URL(siteUrl);
  return `${encodeURIComponent(name)}@${host}${pathname === "/" ? "" : pathname}`;
}
