import { type ReactNode, type RefObject, useId } from "react";
import { useLanguageOf } from "../../hooks/page-context";
import { Icon } from "../ui/Icon";
import { Text } from "../ui/Text";
import * as styles from "../ui/controls/filters.module.css";

/** The search field and the filters of a list. They need JavaScript. */
export function ListFilters({ children }: { readonly children: ReactNode }) {
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (query: string) => void;
  readonly onApproach?: () => void;
  readonly field?: RefObject<HTMLInputElement | null>;
}

export function ListSearch({ label, placeholder, value, onType, onApproach, field }: ListSearchProps) {
  const languageOf = useLanguageOf();
  return (
    <label className={styles.search}>
      <Text as="span" className="visually-hidden">
        {label}
      </Text>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        placeholder={placeholder}
        {...languageOf(placeholder)}
        // Typed text is aligned by its own direction.
        {...(value !== "" && { dir: "auto" })}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onFocus={onApproach}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

interface ListChoiceProps {
  readonly label: string;
  /** The label of the option that selects all. */
  readonly all: string;
  readonly options: readonly string[];
  /** The label of an option; absent: as in the content. */
  readonly wordOf?: (option: string) => string;
  /** Empty: all. */
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
  readonly onApproach?: () => void;
}

export function ListChoice(props: ListChoiceProps) {
  const { label, all, options, wordOf = (option) => option, chosen, onChoose, onApproach } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        <Text>{label}</Text>
      </label>
      <select id={id} value={chosen} onFocus={onApproach} onChange={(event) => onChoose(event.target.value)}>
        <Text as="option" value="">
          {all}
        </Text>
        {options.map((option) => (
          <Text as="option" key={option} value={option}>
            {wordOf(option)}
          </Text>
        ))}
      </select>
    </div>
  );
}
