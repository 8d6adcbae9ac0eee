import { readFileHistory } from "../../content/read/file-history";
import { usedCategories } from "../../domain/calendar/calendar-entry";
import { routes } from "../../domain/routes";
import type { Site } from "../site/site";
import type { OutputFile } from "../writing/output-file";
import { itemCalendars, otherDeadlines } from "./club-calendar";
import { renderCalendar } from "./render-calendar";

/**
 * The calendar of the club, one of each category, and one of each event and workshop; none for a club that has no such
 * kind.
 */
export function calendars({ url, club, builtAt, contentDirectory, nodesOfType }: Site): OutputFile[] {
  const categories = usedCategories();
  if (categories.length === 0) return [];
  const source = { siteUrl: url, lastChange: readFileHistory(contentDirectory, builtAt) };
  const items = itemCalendars(nodesOfType, source);
  const all = items.flatMap(({ entries }) => entries);
  const named = [
    ...items.map(({ file, title, entries }) => ({ file, name: title, entries })),
    { file: routes.calendar, name: club.name, entries: [...all, ...otherDeadlines(nodesOfType, source)] },
    ...categories.map((category) => ({
      file: routes.calendarOfCategory(category),
      name: `${club.name}: ${category}`,
      entries: all.filter((entry) => entry.category === category),
    })),
  ];
  return named.map(({ file, name, entries }) => ({
    path: file,
    data: renderCalendar(entries, { name, madeAt: builtAt }),
  }));
}
