import { classes } from "../ui/classes";
import { Text } from "../ui/Text";
import { Section } from "../ui/Section";
import * as styles from "./TextList.module.css";

interface TextListProps {
  readonly lines: readonly string[];
  readonly numbered?: boolean;
  /** True if they are conditions to tick off. */
  readonly checked?: boolean;
}

/** Lines of the content as a list; numbered where their order counts, ticked where they are conditions. */
export function TextList({ lines, numbered = false, checked = false }: TextListProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={classes(numbered ? styles.numbered : styles.list, checked && styles.checked)}>
      {lines.map((line, index) => (
        <Text as="li" key={index}>
          {line}
        </Text>
      ))}
    </List>
  );
}

interface TextSectionProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered?: boolean;
  readonly checked?: boolean;
}

export function TextSection({ title, ...list }: TextSectionProps) {
  return list.lines.length === 0 ? null : (
    <Section title={title}>
      <TextList {...list} />
    </Section>
  );
}
