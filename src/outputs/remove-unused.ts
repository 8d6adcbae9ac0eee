import { routes } from "../domain/routes";
import { isUsed } from "../model/parts";
import { usedCategories } from "../domain/calendar/calendar-entry";
import { foldersWith } from "../model/descriptors";
import { openLists } from "./open-data/open-lists";
import type { SiteFiles } from "./writing/site-files";

/** Removes the feeds, the calendar and the open data of kinds that the club used when the site was built before. */
export async function removeUnused(output: SiteFiles): Promise<void> {
  const lists = foldersWith("feed").filter((folder) => !isUsed(folder));
  const data = openLists.filter(({ kinds }) => kinds.every(({ folder }) => !isUsed(folder)));
  const outdated = [
    ...lists.map(routes.list).flatMap((list) => [routes.feed(list, "xml"), routes.feed(list, "json")]),
    ...data.flatMap(({ name }) => [routes.openData(name), routes.openDataSchema(name)]),
    ...(usedCategories().length === 0 ? [routes.calendar] : []),
  ];
  await Promise.all(outdated.map((file) => output.remove(file)));
}
