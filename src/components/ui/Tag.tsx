import { validUntil } from "../../domain/start/start-when";
import { Text } from "./Text";
import * as styles from "./Tag.module.css";

export type TagTone = "plain" | "accent" | "highlight" | "danger";

interface TagProps {
  readonly children: string;
  readonly tone?: TagTone;
  /**
   * When it stops being true; null if it depends on the time but stays true from now on, absent if it does not depend
   * on the time.
   */
  readonly until?: Date | null;
}

export function Tag({ children, tone = "plain", until }: TagProps) {
  return (
    <span className={styles[tone]} {...(until !== undefined && validUntil(until ?? undefined))}>
      <Text>{children}</Text>
    </span>
  );
}
