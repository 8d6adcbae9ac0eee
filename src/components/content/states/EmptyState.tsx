import type { ReactNode } from "react";
import { Text } from "../../ui/Text";
import * as styles from "./EmptyState.module.css";

export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Text as="p" className={styles.title}>
        {title}
      </Text>
      {children}
    </div>
  );
}
