import * as buttons from "../../ui/button.module.css";
import * as styles from "./FilterOutcome.module.css";

interface FilterOutcomeProps {
  /** What was found; empty while that is not known or nothing is filtered. */
  readonly found: string;
  readonly isFiltering: boolean;
  readonly onClear: () => void;
}

/** How many the filters leave, and the way back to all; its line stays free when there is nothing to say. */
export function FilterOutcome({ found, isFiltering, onClear }: FilterOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <p role="status">{found}</p>
      {isFiltering && (
        <button type="button" className={buttons.button} onClick={onClear}>
          Clear Filters
        </button>
      )}
    </div>
  );
}
