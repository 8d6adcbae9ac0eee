import { useCallback, useMemo } from "react";
import { narrowed, partsAt, PAST_SIZE, searchable } from "../../domain/activities/activity-list";
import {
  activityAddress,
  type ActivityOptions,
  isNarrowed,
  readActivityView,
} from "../../domain/activities/activity-view";
import { activityFormat, type ActivityFolder, type ListedActivity } from "../../domain/activities/listed-activity";
import { dataFile } from "../loading/data-files";
import { useDataFile } from "../loading/useLoading";
import { useAddressState } from "../useAddressState";
import { useShownCount } from "../useShownCount";

/** The data that the page of a list comes with. */
export interface ActivityStart {
  /** What is to come as of the build, and the first past ones. */
  readonly activities: readonly ListedActivity[];
  readonly total: number;
  readonly options: ActivityOptions;
  /** The years that have a page of their own, the newest first. */
  readonly archive: readonly string[];
  /** The address of the file of all; null where the page comes with all of them. */
  readonly file: string | null;
}

const dataFiles = { events: dataFile(activityFormat("events")), workshops: dataFile(activityFormat("workshops")) };

/** A list of events or workshops: what its address says, what matches, and how much has been loaded. */
export function useActivityList(folder: ActivityFolder, start: ActivityStart, now: Date) {
  const { options, file } = start;
  const read = useCallback((address: string) => readActivityView(address, options), [options]);
  const { state: view, type, choose } = useAddressState(read, activityAddress);
  const paging = useShownCount(activityAddress(view), PAST_SIZE);
  const isWhole = !isNarrowed(view) && view.view === "list";
  const needsAll = !isWhole || paging.shown > PAST_SIZE;
  const all = useDataFile(dataFiles[folder], file ?? "", file !== null && needsAll);
  const isComplete = file === null || all.data !== undefined;
  const known = all.data ?? start.activities;
  const index = useMemo(() => searchable(known), [known]);
  // What would be found among the first ones says nothing about the rest.
  const isKnown = isComplete || isWhole;
  const found = useMemo(() => (isKnown ? narrowed(index, view) : []), [isKnown, index, view]);
  const parts = partsAt(found, now);
  return {
    view,
    type,
    choose,
    paging,
    found,
    ...parts,
    pastTotal: isComplete ? parts.past.length : start.total - parts.coming.length,
    isKnown,
    isLoading: all.isLoading,
    failure: isComplete ? undefined : all.failure,
    retry: all.retry,
  };
}
