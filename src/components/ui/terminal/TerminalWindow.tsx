import type { ReactNode } from "react";
import { classes } from "../classes";
import { Text } from "../Text";
import * as styles from "./TerminalWindow.module.css";

interface TerminalWindowProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** A further class of its screen. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a terminal. */
export function TerminalWindow({ title, action, className, children }: TerminalWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        <Text as="span" className={styles.title}>
          {title}
        </Text>
        {action}
      </div>
      <div className={classes(styles.screen, className)}>{children}</div>
    </div>
  );
}
