import { activityFormats, activitySearch } from "../../domain/activities/whole-list";
import type { ActivityView } from "../../domain/activities/activity-list";
import type { ActivityFolder, ListedActivity } from "../../domain/activities/listed-activity";
import { dataFile } from "../loading/data-file";

export interface WholeList {
  readonly activities: readonly ListedActivity[];
  readonly search: (view: ActivityView) => readonly ListedActivity[];
}

const dataFiles = {
  events: dataFile(activityFormats.events.parse),
  workshops: dataFile(activityFormats.workshops.parse),
};

/**
 * Loads all items of a list and makes them searchable. Pages load this code when it is needed.
 *
 * @param file their address; null if the page has all of them as `shown`
 * @throws OutdatedPage if the file is gone
 */
export async function loadActivities(
  folder: ActivityFolder,
  file: string | null,
  shown: readonly ListedActivity[],
  signal: AbortSignal,
): Promise<WholeList> {
  const activities = file === null ? shown : await dataFiles[folder].load(file, signal);
  return { activities, search: activitySearch(activities) };
}
