import type { ReactNode } from "react";
import * as styles from "./EmptyState.module.css";

/** What a page shows when there is nothing to list. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
