import { useId, type ReactNode } from "react";
import { classes } from "./classes";
import { Text } from "./Text";
import * as styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  /** True if the button above that shows the section has the same text. */
  readonly isSaidAbove?: boolean;
}

export function Section({ title, children, aside, isSaidAbove = false }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={classes(styles.head, isSaidAbove && "said-above")}>
        {/* The heading is only a label; the search ignores it. */}
        <Text as="h2" id={id} data-pagefind-ignore="">
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </section>
  );
}
