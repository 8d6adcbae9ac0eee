import type { ReactNode } from "react";
import { Text } from "../Text";
import * as styles from "./TerminalWindow.module.css";

interface TerminalWindowProps {
  readonly program: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function TerminalWindow({ program, action, children }: TerminalWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        <Text as="span" className={styles.title}>
          {program}
        </Text>
        {action}
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
