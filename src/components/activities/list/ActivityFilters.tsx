import type { RefObject } from "react";
import { categoryText } from "../../../domain/text/category-text";
import { capitalised } from "../../../domain/text/letters";
import type { ActivityOptions, ActivityView } from "../../../domain/activities/activity-list";
import { ListChoice, ListFilters, ListSearch } from "../../content/list-filters";
import { yearText } from "../../../domain/text/amounts";
import { t } from "../../../words/t";

interface ActivityFiltersProps {
  readonly words: { readonly search: string; readonly searchField: string };
  readonly options: ActivityOptions;
  readonly view: ActivityView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<ActivityView>) => void;
  readonly onApproach: () => void;
}

/** The search field of a list of events or workshops, and a filter for each property that differs among them. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { words, options, view, field, onType, onChoose, onApproach } = props;
  const choices = [
    { name: "category", label: t("Category"), all: t("All categories"), options: options.categories },
    { name: "tag", label: t("Tag"), all: t("All tags"), options: options.tags },
    { name: "year", label: t("Year"), all: t("All years"), options: view.view === "list" ? options.years : [] },
  ] as const;
  return (
    <ListFilters>
      <ListSearch
        label={words.search}
        placeholder={words.searchField}
        value={view.query}
        onType={onType}
        onApproach={onApproach}
        field={field}
      />
      {choices.map(({ name, ...choice }) =>
        choice.options.length < 2 ? null : (
          <ListChoice
            key={name}
            {...choice}
            wordOf={(word) =>
              capitalised(name === "category" ? categoryText(word) : name === "year" ? yearText(word) : word)
            }
            chosen={view[name]}
            onChoose={(word) => onChoose({ [name]: word })}
          />
        ),
      )}
    </ListFilters>
  );
}
