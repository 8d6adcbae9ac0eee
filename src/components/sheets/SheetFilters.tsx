import {
  difficultyChoices,
  type FilteredProblem,
  markStates,
  problemOrders,
  type SheetFilter,
} from "../../domain/problems/sheet-filter";
import { mostUsed } from "../../domain/text/same-word";
import { FilterToggles } from "../content/FilterToggles";
import { ListChoice, ListFilters, ListSearch } from "../content/list-filters";
import { PhoneFold } from "../content/PhoneFold";
import { t } from "../../words/t";
import * as styles from "./sheets.module.css";

interface SheetFiltersProps {
  readonly problems: readonly FilteredProblem[];
  readonly filter: SheetFilter;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<SheetFilter>) => void;
}

/** The filters of a sheet, except for topics. */
export function SheetFilters({ problems, filter, onType, onChoose }: SheetFiltersProps) {
  const sources = mostUsed(problems.map(({ source }) => source));
  const difficulties = difficultyChoices(problems);
  const shown = [
    ...filter.state.map(stateText),
    ...filter.source,
    ...filter.difficulty,
    filter.starred ? t("Recommended only") : "",
    filter.query.trim(),
  ];
  return (
    <div className={styles.filters}>
      <PhoneFold chosen={shown.filter(Boolean)} needsScripts>
        <ListFilters>
          <ListSearch
            label={t("Search the problems")}
            placeholder={t("Search the problems")}
            value={filter.query}
            onType={onType}
          />
          <ListChoice
            label={t("Order")}
            all={t("As in the sheet")}
            options={problemOrders}
            wordOf={orderText}
            chosen={filter.sort}
            onChoose={(sort) => onChoose({ sort })}
          />
        </ListFilters>
        <FilterToggles
          label={t("Status")}
          choices={markStates.map((value) => ({ value, text: stateText(value) }))}
          chosen={filter.state}
          onChoose={(state) => onChoose({ state })}
        />
        {problems.some(({ starred }) => starred) && (
          <FilterToggles
            label={t("Starred")}
            choices={[{ value: "1", text: t("Recommended only") }]}
            chosen={filter.starred ? ["1"] : []}
            onChoose={({ length }) => onChoose({ starred: length > 0 })}
          />
        )}
        {sources.length > 1 && (
          <FilterToggles
            label={t("Source||of a problem")}
            choices={sources.map((value) => ({ value, text: value }))}
            chosen={filter.source}
            onChoose={(source) => onChoose({ source })}
          />
        )}
        {difficulties.length > 1 && (
          <FilterToggles
            label={t("Difficulty")}
            choices={difficulties.map((value) => ({ value, text: value.replace("-", "\u2013") }))}
            chosen={filter.difficulty}
            onChoose={(difficulty) => onChoose({ difficulty })}
          />
        )}
      </PhoneFold>
    </div>
  );
}

function stateText(state: string): string {
  return t("{state, select, todo {To do} solved {Solved} other {To be solved again}}", { state });
}

function orderText(order: string): string {
  return t("{order, select, easiest {The easiest first} other {The hardest first}}", { order });
}
