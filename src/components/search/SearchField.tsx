import { useId, type RefObject } from "react";
import { Icon } from "../ui/Icon";
import { t } from "../../words/t";
import * as styles from "./results/SearchResults.module.css";

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called before anything is typed, so that the search engine can load. */
  readonly onApproach: () => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly id?: string;
}

export function SearchField({ value, onChange, onApproach, field, id }: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className="visually-hidden">
        {t("Search this site")}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={fieldId}
        name="q"
        type="search"
        placeholder={t("Search this site…")}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        value={value}
        onFocus={onApproach}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
