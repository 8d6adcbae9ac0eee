import { Section } from "../ui/Section";
import { TextList } from "./TextList";

interface TextSectionProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered?: boolean;
  readonly checked?: boolean;
}

/** A section of lines; nothing at all where there are none. */
export function TextSection({ title, ...list }: TextSectionProps) {
  return list.lines.length === 0 ? null : (
    <Section title={title}>
      <TextList {...list} />
    </Section>
  );
}
