import type { Node } from "gatsby";
import { calendarCategories } from "../../domain/calendar/calendar-categories";
import { files, routes } from "../../domain/routes";
import { eachLimited } from "../writing/each-limited";
import type { SiteFiles } from "../writing/site-files";
import { itemCalendars, otherDeadlines } from "./club-calendar";
import { renderCalendar } from "./render-calendar";

const AT_ONCE = 32;

interface CalendarSite {
  readonly siteUrl: string;
  readonly clubName: string;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** Writes the calendar of the club, one of each category, and one of each event and workshop. */
export async function writeCalendars(
  site: SiteFiles,
  nodesOfType: (typeName: string) => Iterable<Node>,
  { siteUrl, clubName, builtAt }: CalendarSite,
): Promise<void> {
  const madeAt = new Date(builtAt);
  const items = itemCalendars(nodesOfType, siteUrl);
  const all = items.flatMap(({ entries }) => entries);
  const calendars = [
    ...items.map(({ file, title, entries }) => ({ file, name: title, entries })),
    { file: routes.calendar, name: clubName, entries: [...all, ...otherDeadlines(nodesOfType, siteUrl)] },
    ...calendarCategories.map((category) => ({
      file: routes.calendarOfCategory(category),
      name: `${clubName}: ${category}`,
      entries: all.filter((entry) => entry.category === category),
    })),
  ];
  await eachLimited(calendars, AT_ONCE, ({ file, name, entries }) =>
    site.write(file, renderCalendar(entries, { name, madeAt })),
  );
  await site.removeOutdated(files.calendar(""));
}
