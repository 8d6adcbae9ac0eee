import type { ReactNode } from "react";
import * as styles from "./Sections.module.css";

/** Sections below each other; in a wide window their headings stand at the left. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
