import { type RefObject, useId } from "react";
import { categoryText } from "../../../domain/text/category-text";
import { capitalised } from "../../../domain/text/letters";
import type { ActivityOptions, ActivityView } from "../../../domain/activities/activity-list";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "../../ui/controls/filters.module.css";

interface ActivityFiltersProps {
  readonly words: { readonly search: string; readonly searchField: string };
  readonly options: ActivityOptions;
  readonly view: ActivityView;
  /** The search field. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<ActivityView>) => void;
  /** Someone is about to search. */
  readonly onApproach: () => void;
}

/** The search field of a list of events or workshops, and a filter for each thing in which they differ. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { words, options, view, field, onType, onChoose, onApproach } = props;
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <span className="visually-hidden">{words.search}</span>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          placeholder={words.searchField}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={view.query}
          onFocus={onApproach}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <Choice
        label={t("Category")}
        all={t("All categories")}
        options={options.categories}
        wordOf={categoryText}
        chosen={view.category}
        onChoose={(category) => onChoose({ category })}
      />
      <Choice
        label={t("Tag")}
        all={t("All tags")}
        options={options.tags}
        chosen={view.tag}
        onChoose={(tag) => onChoose({ tag })}
      />
      {view.view === "list" && (
        <Choice
          label={t("Year")}
          all={t("All years")}
          options={options.years}
          chosen={view.year}
          onChoose={(year) => onChoose({ year })}
        />
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** The words of the option that filters nothing. */
  readonly all: string;
  readonly options: readonly string[];
  /** How the interface says an option; absent: as the content does. */
  readonly wordOf?: (option: string) => string;
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

/** A filter; nothing where all items are alike. */
function Choice({ label, all, options, wordOf = (option) => option, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <Text as="option" key={option} value={option}>
            {capitalised(wordOf(option))}
          </Text>
        ))}
      </select>
    </div>
  );
}
