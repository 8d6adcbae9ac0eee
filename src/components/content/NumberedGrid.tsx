import type { ReactNode } from "react";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { classes } from "../ui/classes";
import * as styles from "./NumberedGrid.module.css";

interface NumberedGridProps {
  readonly cells: readonly ReactNode[];
  readonly className?: string | undefined;
}

export function NumberedGrid({ cells, className }: NumberedGridProps) {
  return (
    <ol role="list" className={classes(styles.grid, className)}>
      {cells.map((cell, index) => (
        <li key={index} className={styles.cell}>
          {cell}
        </li>
      ))}
    </ol>
  );
}

interface NumberedSectionProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Lines of the content as numbered cells; nothing without any. */
export function NumberedSection({ title, lines }: NumberedSectionProps) {
  return lines.length === 0 ? null : (
    <Section title={title}>
      <NumberedGrid
        cells={lines.map((line) => (
          <Text as="p" key={line}>
            {line}
          </Text>
        ))}
      />
    </Section>
  );
}
