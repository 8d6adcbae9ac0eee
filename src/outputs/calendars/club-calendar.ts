import { z } from "zod";
import { absoluteUrl } from "../../domain/absolute-url";
import { workshopCategory } from "../../domain/calendar/calendar-categories";
import {
  calendarEntries,
  deadlineEntry,
  uidOf,
  type CalendarEntry,
  type CalendarItem,
} from "../../domain/calendar/calendar-entry";
import { routes } from "../../domain/routes";
import { isRealDate } from "../../model/calendar-date";
import { event } from "../../model/event";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/normalise";
import { notice } from "../../model/notice";
import { registration } from "../../model/site/registration";
import { workshop } from "../../model/workshop";
import type { ContentNode, NodesOfType } from "../site/site";

/** The entries of one event or workshop, and the file that holds them alone. */
export interface ItemCalendar {
  readonly file: string;
  readonly title: string;
  readonly entries: readonly CalendarEntry[];
}

/** A calendar file for each event and workshop with a date, those with the smaller id first. */
export function itemCalendars(nodesOfType: NodesOfType, siteUrl: string): ItemCalendar[] {
  const of = (kind: Kind, prefix: string, path: (id: string) => string, file: (id: string) => string) =>
    sorted(nodesOfType(kind.typeName)).flatMap((node) => {
      const item = itemOf(kind, node);
      const category = kind === workshop ? workshopCategory : item.category;
      const entries = calendarEntries({ ...item, category }, { siteUrl, prefix, path: path(item.id) });
      return entries.length === 0 ? [] : [{ file: file(item.id), title: item.title, entries }];
    });
  return [
    ...of(event, "event", routes.event, routes.eventCalendar),
    ...of(workshop, "workshop", routes.workshop, routes.workshopCalendar),
  ];
}

/** The days that matter beside events: the last ones that notices name, and those of the registration. */
export function otherDeadlines(nodesOfType: NodesOfType, siteUrl: string): CalendarEntry[] {
  const common = { isCancelled: false, category: undefined };
  const ofNotices = sorted(nodesOfType(notice.typeName)).flatMap((node) => {
    const { title, deadline, isActive } = normalised(notice.schema, node);
    if (typeof title !== "string" || typeof deadline !== "string" || !isRealDate(deadline)) return [];
    const id = String(node.jsonId);
    const url = absoluteUrl(siteUrl, routes.notice(id));
    const uid = uidOf(siteUrl, `notice-${id}`);
    return [deadlineEntry({ ...common, isCancelled: isActive === false, uid, url, day: deadline, of: title })];
  });
  const ofRegistration = [...nodesOfType(registration.typeName)].flatMap((node) => {
    const { closeDate } = normalised(registration.schema, node);
    if (typeof closeDate !== "string" || !isRealDate(closeDate)) return [];
    const url = absoluteUrl(siteUrl, routes.registration);
    const uid = uidOf(siteUrl, `registration-${closeDate}`);
    return [deadlineEntry({ ...common, uid, url, day: closeDate, of: "registration of new members" })];
  });
  return [...ofNotices, ...ofRegistration];
}

function sorted(nodes: Iterable<ContentNode>): ContentNode[] {
  return [...nodes].sort((a, b) => (String(a.jsonId) < String(b.jsonId) ? -1 : 1));
}

const text = z.string().optional();
const item = z.object({
  title: z.string(),
  description: text,
  date: text,
  time: text,
  duration: text,
  venue: text,
  status: text,
  registrationDeadline: text,
  category: text,
});

function itemOf({ schema }: Kind, node: ContentNode): CalendarItem {
  return { ...item.parse(normalised(schema, node)), id: String(node.jsonId) };
}
