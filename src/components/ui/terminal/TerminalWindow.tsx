import type { ReactNode } from "react";
import * as styles from "./TerminalWindow.module.css";

interface TerminalWindowProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a terminal. */
export function TerminalWindow({ title, action, children }: TerminalWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        {action}
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
