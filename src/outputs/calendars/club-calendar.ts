import { z } from "zod";
import { scheduleOf } from "../../domain/time/schedule-of";
import { siteFields, type Content } from "../../content/content";
import { readContests } from "../../domain/contests/read-contests";
import { type LastChange, readFileHistory } from "../../content/read/file-history";
import { calendarEntries, type CalendarItem, deadlineEntry, uidOf } from "../../domain/calendar/calendar-entry";
import { usedCategories, workshopCategory } from "../../domain/calendar/calendar-categories";
import { contestAddress, contestTime } from "../../domain/contests/contest";
import { routes } from "../../domain/routes";
import { nodeId, type ContentNode, type NodesOfType, type Site } from "../site";
import type { OutputFile } from "../writing/site-files";
import { type DatedEntry, renderCalendar } from "./render-calendar";
import { categoryText } from "../../domain/text/category-text";
import { absoluteUrl } from "../../domain/addresses/served-path";
import { isRealDate } from "../../model/values/calendar-date";
import { clubSettings } from "../../model/build-info";
import { kindsWith } from "../../model/content-model";
import { contests } from "../../model/site/contests";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { notice } from "../../model/kinds/notice";
import { isUsed } from "../../model/parts";
import { registration } from "../../model/site/registration";
import { settings } from "../../model/site/settings";
import { t } from "../../words/t";

/**
 * The calendar of the club, one of each category, and one of each event and workshop; none for a club that has no such
 * kind.
 */
export function calendars({ url, club, builtAt, contentDirectory, content, nodesOfType }: Site): OutputFile[] {
  const categories = usedCategories();
  if (categories.length === 0) return [];
  const source = { siteUrl: url, lastChange: readFileHistory(contentDirectory, builtAt) };
  const items = itemCalendars(nodesOfType, source);
  const all = items.flatMap(({ entries }) => entries);
  const named = [
    {
      file: routes.calendar,
      name: club.name,
      entries: [...all, ...otherDeadlines(nodesOfType, source), ...contestEntries(content, source)],
    },
    ...categories.map((category) => ({
      file: routes.calendarOfCategory(category),
      name: `${club.name}: ${categoryText(category)}`,
      entries: all.filter((entry) => entry.category === category),
    })),
  ];
  return [
    ...named.map(({ file, name, entries }) => ({
      path: file,
      data: renderCalendar(entries, { name, madeAt: builtAt }),
    })),
    ...items.flatMap(({ file, entries }) => {
      // The file of an event has one entry: programs may put a file with several into a new calendar.
      const own = entries.filter(({ isDeadline }) => !isDeadline);
      return own.length === 0 ? [] : [{ path: file, data: renderCalendar(own, { madeAt: builtAt }) }];
    }),
  ];
}

interface Source {
  readonly siteUrl: string;
  readonly lastChange: LastChange;
}

/** The entries of one item, and its file, which leaves out the last day to register. */
export interface ItemCalendar {
  readonly file: string;
  readonly entries: readonly DatedEntry[];
}

/** A calendar file for each item with a date, sorted by id. */
export function itemCalendars(nodesOfType: NodesOfType, { siteUrl, lastChange }: Source): ItemCalendar[] {
  return kindsWith("calendar").flatMap((kind) => {
    // A part of the ids of entries, the same in all languages.
    const prefix = kind.folder.replace(/s$/, "");
    return sorted(nodesOfType(kind.typeName)).flatMap((node) => {
      const item = itemOf(kind, node);
      // A kind without categories is a category of the calendar itself, like workshops.
      const category = "category" in kind.schema.shape ? item.category : workshopCategory;
      const path = routes.item(kind.folder, item.id);
      // Settings about time also affect all entries.
      const changedAt = lastChange(`${kind.folder}/${item.id}.json`, settings.file);
      const entries = calendarEntries({ ...item, category }, { siteUrl, prefix, path }).map((entry) => ({
        ...entry,
        changedAt,
      }));
      return entries.length === 0 ? [] : [{ file: routes.itemCalendar(kind.folder, item.id), entries }];
    });
  });
}

/** Other days that matter: the last days of notices, and the days of registration. */
export function otherDeadlines(nodesOfType: NodesOfType, { siteUrl, lastChange }: Source): DatedEntry[] {
  const common = { isCancelled: false, category: undefined };
  const ofNotices = sorted(nodesOfType(notice.typeName)).flatMap((node) => {
    const { title, deadline, isActive } = normalised(notice.schema, node);
    if (typeof title !== "string" || typeof deadline !== "string" || !isRealDate(deadline)) return [];
    const id = nodeId(node);
    const url = absoluteUrl(siteUrl, routes.item("notices", id));
    const uid = uidOf(siteUrl, `notice-${id}`);
    const entry = {
      ...common,
      isCancelled: isActive === false,
      uid,
      url,
      day: deadline,
      title: t("Last day: {title}", { title }),
    };
    return [{ ...deadlineEntry(entry), changedAt: lastChange(`${notice.folder}/${id}.json`) }];
  });
  const ofRegistration = [...nodesOfType(registration.typeName)].flatMap((node) => {
    const { closeDate } = normalised(registration.schema, node);
    if (typeof closeDate !== "string" || !isRealDate(closeDate)) return [];
    const url = absoluteUrl(siteUrl, routes.registration);
    const uid = uidOf(siteUrl, `registration-${closeDate}`);
    const entry = { ...common, uid, url, day: closeDate, title: t("Last day: registration of new members") };
    return [{ ...deadlineEntry(entry), changedAt: lastChange(registration.file) }];
  });
  return [...ofNotices, ...ofRegistration];
}

/** The coming contests on Codeforces, for a club that wants them in its calendar. */
export function contestEntries(content: Content, { siteUrl, lastChange }: Source): DatedEntry[] {
  if (!clubSettings().contestsInCalendar || !isUsed("codeforces")) return [];
  const changedAt = lastChange(contests.file, settings.file);
  return readContests(siteFields(content, contests)).map((contest) => ({
    uid: uidOf(siteUrl, `contest-${contest.number}`),
    title: contest.name,
    description: "",
    location: undefined,
    url: contestAddress(contest),
    time: contestTime(contest),
    isCancelled: false,
    isDeadline: false,
    category: undefined,
    changedAt,
  }));
}

function sorted(nodes: Iterable<ContentNode>): ContentNode[] {
  return [...nodes].sort((a, b) => (nodeId(a) < nodeId(b) ? -1 : 1));
}

const text = z.string().optional();
const item = z.object({
  title: z.string(),
  description: text,
  venue: text,
  joinLink: text,
  status: text,
  registrationDeadline: text,
  category: text,
});

function itemOf({ schema }: Kind, node: ContentNode): CalendarItem {
  const fields = normalised(schema, node);
  return { ...scheduleOf(fields), ...item.parse(fields), id: nodeId(node) };
}
