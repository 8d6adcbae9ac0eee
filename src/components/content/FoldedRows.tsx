import type { ReactNode } from "react";
import * as styles from "./FoldedRows.module.css";

/** More words than this take more than two rows on a phone. */
const FEW = 8;

interface FoldedRowsProps {
  /** How many words there are. */
  readonly count: number;
  /** Says that it shows all of them. */
  readonly label: string;
  /** Their list. */
  readonly children: ReactNode;
}

/** A list of words. If there are many, a phone shows its first row, and all rows after a press, without JavaScript too. */
export function FoldedRows({ count, label, children }: FoldedRowsProps) {
  return (
    <div className={styles.rows}>
      {children}
      {count > FEW && (
        <details className={styles.all} data-pagefind-ignore="">
          <summary>{label}</summary>
        </details>
      )}
    </div>
  );
}
