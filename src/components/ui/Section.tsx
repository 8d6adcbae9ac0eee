import { useId, type ReactNode } from "react";
import { Text } from "./Text";
import * as styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function Section({ title, children, aside }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        {/* A label, which says nothing of what the page is about. */}
        <Text as="h2" id={id} data-pagefind-ignore="">
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </section>
  );
}
