import { type ReactNode, useRef } from "react";
import { nextEnd, activityParameters, isNarrowed } from "../../../domain/activities/activity-list";
import type { ActivityFolder, ListedActivity } from "../../../domain/activities/listed-activity";
import { trueUntil } from "../../../domain/start/start-when";
import { counted } from "../../../domain/text/amounts";
import { type ActivityStart, useActivityList } from "../../../hooks/activities/useActivityList";
import { lateComponent } from "../../../hooks/loading/late-component";
import { AddressDependent } from "../../content/AddressDependent";
import { YearLinks } from "../../content/page/YearLinks";
import { EmptyState } from "../../content/states/EmptyState";
import { FailedPart } from "../../content/states/FailedPart";
import { FilterSummary } from "../../content/states/FilterSummary";
import { ChoiceButtons } from "../../ui/controls/ChoiceButtons";
import { ActivityFilters } from "./ActivityFilters";
import type { MonthViewProps } from "./MonthView";
import { Parts } from "./parts";
import * as styles from "./ActivityList.module.css";

const useMonthView = lateComponent(async () => (await import("./MonthView")).MonthView);

const views = [
  { value: "list", label: "List" },
  { value: "month", label: "Month" },
] as const;

interface ActivityListProps {
  readonly folder: ActivityFolder;
  /** The kind in a sentence, such as 'event'. */
  readonly noun: string;
  readonly start: ActivityStart;
  readonly now: Date;
  /** The card of an item; `eager` if it is in the first screen of a phone. */
  readonly children: (activity: ListedActivity, eager: boolean) => ReactNode;
}

/**
 * The events or workshops of a club: what is to come and what is past, or a month of both. What is searched and shown is
 * in the address (docs/behaviour.md#events).
 */
export function ActivityList({ folder, noun, start, now, children: card }: ActivityListProps) {
  const list = useActivityList(folder, start, now);
  const { view, shownView, choose, coming, failure } = list;
  const field = useRef<HTMLInputElement>(null);
  const isMonth = shownView.view === "month";
  const narrows = isNarrowed(shownView);
  const found = list.found.length;
  const clear = () => {
    choose({ query: "", category: "", tag: "", year: "" });
    // The button disappears: the focus must not be lost with it.
    field.current?.focus();
  };
  if (start.total === 0)
    return (
      <div className="container">
        <EmptyState title={`No ${noun}s yet`}>Come back soon.</EmptyState>
      </div>
    );
  return (
    <div {...trueUntil(nextEnd(coming))}>
      <AddressDependent reads={activityParameters}>
        <div className={`container ${styles.controls ?? ""}`}>
          <ActivityFilters
            noun={`${noun}s`}
            options={start.options}
            view={view}
            field={field}
            onType={list.type}
            onChoose={choose}
            onApproach={list.approach}
          />
          <div className={styles.row}>
            <ChoiceButtons
              label="View as"
              choices={views}
              chosen={view.view}
              onChoose={(value) => choose({ view: value }, "push")}
            />
            <FilterSummary
              found={narrows && list.isKnown ? `${counted(found, noun)} found` : ""}
              isFiltering={narrows}
              onClear={clear}
            />
          </div>
        </div>
        {list.isKnown && isMonth && (
          <Month
            folder={folder}
            activities={list.found}
            month={shownView.month}
            now={now}
            onTurn={(month) => choose({ month }, "push")}
          />
        )}
        {list.isKnown && !isMonth && narrows && found === 0 && (
          <div className="container">
            <EmptyState title={`No ${noun}s found`}>
              <p>Try fewer or other words, or clear the filters.</p>
            </EmptyState>
          </div>
        )}
        {list.isKnown && !isMonth && (
          <Parts
            noun={noun}
            coming={coming}
            past={list.past}
            pastTotal={list.pastTotal}
            paging={list.paging}
            narrows={narrows}
          >
            {card}
          </Parts>
        )}
        {list.isLoading && !list.isKnown && (
          <p role="status" className={`container ${styles.loading ?? ""}`}>
            {`Loading ${noun}s...`}
          </p>
        )}
        {failure && (
          <div className="container">
            <FailedPart title={`The ${noun}s could not be loaded`} failure={failure} onRetry={list.retry} />
          </div>
        )}
      </AddressDependent>
      <div className="container">
        <YearLinks title={`All ${noun}s by year`} folder={folder} years={start.archive} />
      </div>
    </div>
  );
}

/** A month of the list; its code is loaded with it. */
function Month(props: MonthViewProps) {
  const { Component, failure, retry } = useMonthView();
  if (Component) return <Component {...props} />;
  return (
    failure && (
      <div className="container">
        <FailedPart title="The month could not be loaded" failure={failure} onRetry={retry} />
      </div>
    )
  );
}
