import type { ReactNode } from "react";
import * as styles from "./NumberedGrid.module.css";

export function NumberedGrid({ cells }: { readonly cells: readonly ReactNode[] }) {
  return (
    <ol role="list" className={styles.grid}>
      {cells.map((cell, index) => (
        <li key={index} className={styles.cell}>
          {cell}
        </li>
      ))}
    </ol>
  );
}
