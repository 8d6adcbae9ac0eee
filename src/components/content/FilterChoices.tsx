import type { ReactNode } from "react";
import { SiteLink } from "../navigation/SiteLink";
import { PhoneFold } from "./PhoneFold";
import { t } from "../../words/t";
import * as styles from "./FilterChoices.module.css";

interface FilterRowsProps {
  readonly label: string;
  readonly chosen: readonly string[];
  /** True if it is hidden without JavaScript. */
  readonly needsScripts?: boolean;
  readonly children: ReactNode;
}

export function FilterRows({ label, chosen, needsScripts = false, children }: FilterRowsProps) {
  return (
    <nav aria-label={label} className={styles.filters}>
      <PhoneFold chosen={chosen} needsScripts={needsScripts}>
        {children}
      </PhoneFold>
    </nav>
  );
}

interface FilterChoicesProps {
  readonly label: string;
  /** The address without a choice. */
  readonly all: string;
  readonly isAll: boolean;
  readonly children: ReactNode;
}

/** A row of choices, of which the first means all. */
export function FilterChoices({ label, all, isAll, children }: FilterChoicesProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul role="list" className={styles.choices} aria-label={label}>
        <FilterChoice to={all} isChosen={isAll}>
          {t("All||choices of a filter")}
        </FilterChoice>
        {children}
      </ul>
    </div>
  );
}

interface FilterChoiceProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

export function FilterChoice({ to, isChosen, children }: FilterChoiceProps) {
  return (
    <li>
      <SiteLink
        to={to}
        className={isChosen ? styles.chosen : styles.choice}
        aria-current={isChosen ? "true" : undefined}
      >
        {children}
      </SiteLink>
    </li>
  );
}
