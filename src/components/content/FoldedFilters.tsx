import type { ReactNode } from "react";
import { t } from "../../words/t";
import { commaText } from "../../words/comma-text";
import { Icon } from "../ui/Icon";
import { Text } from "../ui/Text";
import { classes } from "../ui/classes";
import * as styles from "./FoldedFilters.module.css";

interface FoldedFiltersProps {
  /** What is searched for and chosen, in words; empty texts say nothing. */
  readonly chosen: readonly string[];
  /** True if all of it is left out where scripts don't run. */
  readonly needsScripts?: boolean;
  readonly children: ReactNode;
}

/** The search and the filters of a list. A phone shows one line that opens them and says what is set. */
export function FoldedFilters({ chosen, needsScripts = false, children }: FoldedFiltersProps) {
  return (
    <>
      {/* The style sheet shows what follows while it is open, and always in wide windows. */}
      <details className={classes(styles.line, needsScripts && styles.scripted)} data-pagefind-ignore="">
        <summary>
          <Icon name="search" />
          <span>
            {t("Search and filter")} <Text as="strong">{commaText(chosen)}</Text>
          </span>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className={classes(styles.filters, needsScripts && styles.scripted)}>{children}</div>
    </>
  );
}
