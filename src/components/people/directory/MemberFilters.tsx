import { useId, type ReactNode } from "react";
import type { FilterOptions } from "../../../domain/directory/directory-address";
import type { MemberFilter } from "../../../domain/directory/search-members";
import { Icon } from "../../ui/Icon";
import * as styles from "./MemberFilters.module.css";

interface MemberFiltersProps extends FilterOptions {
  readonly filter: MemberFilter;
  readonly onType: (query: string) => void;
  readonly onChoose: (change: Partial<MemberFilter>) => void;
  /** Someone is about to search. */
  readonly onApproach: () => void;
  /** A filter that only one view has. */
  readonly children?: ReactNode;
}

/** The search box and the two filters of the directory. */
export function MemberFilters(props: MemberFiltersProps) {
  const { sessions, shifts, filter, onType, onChoose, onApproach, children } = props;
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <span className="visually-hidden">Search by name or roll number</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Search by name or roll number..."
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={filter.query}
          onFocus={onApproach}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <Choice
        label="Session"
        all="All Sessions"
        options={sessions}
        chosen={filter.session}
        onApproach={onApproach}
        onChoose={(session) => onChoose({ session })}
      />
      <Choice
        label="Shift"
        all="All Shifts"
        options={shifts}
        suffix=" Shift"
        chosen={filter.shift}
        onApproach={onApproach}
        onChoose={(shift) => onChoose({ shift })}
      />
      {children}
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly string[];
  readonly suffix?: string;
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
  readonly onApproach: () => void;
}

function Choice({ label, all, options, suffix = "", chosen, onChoose, onApproach }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={chosen} onFocus={onApproach} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option + suffix}
          </option>
        ))}
      </select>
    </div>
  );
}
