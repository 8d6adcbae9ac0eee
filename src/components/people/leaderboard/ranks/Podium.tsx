import type { ReactNode } from "react";
import * as styles from "./Podium.module.css";

/** The first three side by side, the first in the middle; read in the order of their places. */
export function Podium({ children }: { readonly children: ReactNode }) {
  return (
    <ol role="list" aria-label="Podium" className={styles.podium}>
      {children}
    </ol>
  );
}
