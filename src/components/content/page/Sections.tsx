import type { ReactNode } from "react";
import { classes } from "../../ui/classes";
import * as styles from "./Sections.module.css";

interface SectionsProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Sections below each other; in a wide window their headings are on the left. */
export function Sections({ children, className }: SectionsProps) {
  return <div className={classes(styles.sections, className)}>{children}</div>;
}
