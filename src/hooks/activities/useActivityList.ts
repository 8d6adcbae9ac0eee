import { useCallback, useDeferredValue, useMemo, useState } from "react";
import {
  partsAt,
  PAST_SIZE,
  activityAddress,
  type ActivityOptions,
  type ActivityView,
  isNarrowed,
  readActivityView,
} from "../../domain/activities/activity-list";
import type { ActivityFolder, ListedActivity } from "../../domain/activities/listed-activity";
import { failureOfPart, OutdatedPage } from "../loading/fetch-file";
import { useLoading } from "../loading/useLoading";
import { useAddressState } from "../useAddressState";
import { useShownCount } from "../useShownCount";

export interface ActivityStart {
  /** The items that were coming at the time of the build, and the first past ones. */
  readonly activities: readonly ListedActivity[];
  readonly total: number;
  readonly options: ActivityOptions;
  readonly archive: readonly string[];
  /** The address of the file with all items; null if the page has all of them. */
  readonly file: string | null;
}

/** A list of events or workshops: the state in its address, the matching items, and how many have been loaded. */
export function useActivityList(folder: ActivityFolder, start: ActivityStart, now: Date) {
  const { options, file, activities } = start;
  const read = useCallback((address: string) => readActivityView(address, options), [options]);
  const { state: view, isDrafting, type, choose } = useAddressState(read, activityAddress);
  const shownView = useShownView(view, isDrafting);
  const paging = useShownCount(activityAddress(shownView), PAST_SIZE);
  const [isApproached, setApproached] = useState(false);
  const isWhole = !isNarrowed(shownView);
  const startsWhole = file === null;
  const needsFile = !startsWhole && (shownView.view === "month" || paging.shown > PAST_SIZE);
  const load = useCallback(
    (signal: AbortSignal) =>
      import("./load-activities").then(
        ({ loadActivities }) => loadActivities(folder, file, activities, signal),
        async (error: unknown) => {
          throw (await failureOfPart()) === "outdated" ? new OutdatedPage(folder, { cause: error }) : error;
        },
      ),
    [folder, file, activities],
  );
  const whole = useLoading(load, isApproached || !isWhole || needsFile);
  const all = whole.data;
  const found = useMemo(() => {
    if (isWhole) return all?.activities ?? activities;
    return all?.search(shownView) ?? [];
  }, [isWhole, all, activities, shownView]);
  const parts = useMemo(() => partsAt(found, now), [found, now]);
  const isComplete = startsWhole || all !== undefined;
  return {
    view,
    /** The items on the screen: a little behind `view` while someone types. */
    shownView,
    type,
    choose,
    paging,
    found,
    ...parts,
    pastTotal: isComplete ? parts.past.length : start.total - parts.coming.length,
    /** Searching only the first ones would be misleading. */
    isKnown: all !== undefined || (isWhole && (startsWhole || shownView.view === "list")),
    approach: useCallback(() => setApproached(true), []),
    isLoading: whole.isLoading,
    failure: all === undefined ? whole.failure : undefined,
    retry: whole.retry,
  };
}

/** A view whose search words lag while they are typed, so that each letter appears before the list changes. */
function useShownView(view: ActivityView, isDrafting: boolean): ActivityView {
  const typed = useDeferredValue(view.query);
  const query = isDrafting ? typed : view.query;
  const { view: form, month, category, tag, year } = view;
  return useMemo(() => ({ query, view: form, month, category, tag, year }), [query, form, month, category, tag, year]);
}
