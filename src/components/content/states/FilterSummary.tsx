import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./FilterSummary.module.css";
import { t } from "../../../words/t";

interface FilterSummaryProps {
  /** How many were found, in words; empty if unknown or not filtered. */
  readonly found: string;
  readonly isFiltering: boolean;
  readonly onClear: () => void;
}

/**
 * How many match the filters, and a button that clears them. Its line is there even when it is empty, so that nothing
 * moves.
 */
export function FilterSummary({ found, isFiltering, onClear }: FilterSummaryProps) {
  return (
    <div className={styles.outcome}>
      <p role="status">{found}</p>
      {isFiltering && (
        <button type="button" className={buttons.button} onClick={onClear}>
          {t("Clear Filters")}
        </button>
      )}
    </div>
  );
}
