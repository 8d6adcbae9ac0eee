import type { ReactNode } from "react";
import * as styles from "./Tag.module.css";

export type TagTone = "plain" | "accent" | "highlight" | "danger";

/** A short word about the thing beside it. */
export function Tag({ children, tone = "plain" }: { readonly children: ReactNode; readonly tone?: TagTone }) {
  return <span className={styles[tone]}>{children}</span>;
}
