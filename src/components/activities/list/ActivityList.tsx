import { type ReactNode, useRef } from "react";
import { type ActivityView, nextEnd, activityParameters, isNarrowed } from "../../../domain/activities/activity-list";
import type { ActivityFolder, ListedActivity } from "../../../domain/activities/listed-activity";
import { validUntil } from "../../../domain/start/start-when";
import { type ActivityStart, useActivityList } from "../../../hooks/activities/useActivityList";
import { lateComponent } from "../../../hooks/loading/late-component";
import { categoryText } from "../../../domain/text/category-text";
import { capitalised } from "../../../domain/text/letters";
import { AddressDependent } from "../../content/AddressDependent";
import { PhoneFold } from "../../content/PhoneFold";
import { YearLinks } from "../../content/page/YearLinks";
import { EmptyState } from "../../content/states/EmptyState";
import { FailedPart } from "../../content/states/FailedPart";
import { FilterSummary } from "../../content/states/FilterSummary";
import { ChoiceButtons } from "../../ui/controls/ChoiceButtons";
import { ActivityFilters } from "./ActivityFilters";
import type { MonthViewProps } from "./MonthView";
import { activityWords } from "./activity-words";
import { Parts } from "./parts";
import { t } from "../../../words/t";
import * as styles from "./ActivityList.module.css";

const useMonthView = lateComponent(async () => (await import("./MonthView")).MonthView);

const views = [
  { value: "list", label: t("List") },
  { value: "month", label: t("Month") },
] as const;

interface ActivityListProps {
  readonly folder: ActivityFolder;
  readonly start: ActivityStart;
  readonly now: Date;
  /** The card of an item; `eager` if it is in the first screen of a phone. */
  readonly children: (activity: ListedActivity, eager: boolean) => ReactNode;
}

/**
 * The events or workshops of a club: coming and past ones, or a month of both. The address holds the search and the
 * view (docs/behaviour.md#events).
 */
export function ActivityList({ folder, start, now, children: card }: ActivityListProps) {
  const list = useActivityList(folder, start, now);
  const words = activityWords(folder);
  const { view, shownView, choose, coming, failure } = list;
  const field = useRef<HTMLInputElement>(null);
  const isMonth = shownView.view === "month";
  const narrows = isNarrowed(shownView);
  const found = list.found.length;
  const clear = () => {
    choose({ query: "", category: "", tag: "", year: "" });
    // The button disappears, so move the focus first.
    field.current?.focus();
  };
  if (start.total === 0)
    return (
      <div className="container">
        <EmptyState title={words.none}>{t("Come back soon.")}</EmptyState>
      </div>
    );
  return (
    <div {...validUntil(nextEnd(coming))}>
      <AddressDependent reads={activityParameters}>
        <div className="container">
          <PhoneFold needsScripts chosen={chosenWords(view)}>
            <div className={styles.row}>
              <ActivityFilters
                words={words}
                options={start.options}
                view={view}
                field={field}
                onType={list.type}
                onChoose={choose}
                onApproach={list.approach}
              />
              <ChoiceButtons
                label={t("View as")}
                choices={views}
                chosen={view.view}
                onChoose={(value) => choose({ view: value }, "push")}
              />
            </div>
            <FilterSummary
              found={narrows && list.isKnown ? words.found(found) : ""}
              isFiltering={narrows}
              onClear={clear}
            />
          </PhoneFold>
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
            <EmptyState title={words.noneFound}>
              <p>{t("Try fewer or other words, or clear the filters.")}</p>
            </EmptyState>
          </div>
        )}
        {list.isKnown && !isMonth && (
          <Parts
            folder={folder}
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
            {words.loading}
          </p>
        )}
        {failure && (
          <div className="container">
            <FailedPart title={words.failed} failure={failure} onRetry={list.retry} />
          </div>
        )}
      </AddressDependent>
      <div className="container">
        <YearLinks title={words.byYear} folder={folder} years={start.archive} />
      </div>
    </div>
  );
}

function chosenWords({ query, category, tag, year, view }: ActivityView): readonly string[] {
  return [query, category && capitalised(categoryText(category)), tag, year, view === "month" ? t("Month") : ""];
}

function Month(props: MonthViewProps) {
  const { Component, failure, retry } = useMonthView();
  if (Component) return <Component {...props} />;
  return (
    failure && (
      <div className="container">
        <FailedPart title={t("The month could not be loaded")} failure={failure} onRetry={retry} />
      </div>
    )
  );
}
