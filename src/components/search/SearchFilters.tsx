import { useId } from "react";
import { searchKinds } from "../../domain/search/search-kind";
import type { SearchRequest } from "../../domain/search/search-address";
import type { Findings } from "./site-search";
import { inDigits, yearText } from "../../domain/text/amounts";
import { t } from "../../words/t";
import * as styles from "./SearchPage.module.css";

interface SearchFiltersProps {
  readonly request: SearchRequest;
  readonly counts: Findings["counts"] | undefined;
  readonly onChange: (change: Partial<SearchRequest>) => void;
}

export function SearchFilters({ request, counts, onChange }: SearchFiltersProps) {
  const years = [...new Set([...Object.keys(counts?.year ?? {}), ...(request.year ? [request.year] : [])])]
    .sort()
    .reverse();
  return (
    <div className={styles.filters}>
      <Choice
        label={t("Kind")}
        all={t("All kinds")}
        value={request.kind}
        options={searchKinds()}
        counts={counts?.kind}
        onChoose={(value) => onChange({ kind: searchKinds().find((kind) => kind === value) })}
      />
      <Choice
        label={t("Year")}
        all={t("All years")}
        value={request.year}
        options={years}
        counts={counts?.year}
        onChoose={(value) => onChange({ year: value || undefined })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, value = "", options, counts, onChoose }: ChoiceProps) {
  const id = useId();
  const possible = options.filter((option) => option === value || !counts || (counts[option] ?? 0) > 0);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {possible.map((option) => (
          <option key={option} value={option}>
            {counts ? `${yearText(option)} (${inDigits(counts[option] ?? 0)})` : yearText(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
