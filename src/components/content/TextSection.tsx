import { Section } from "../ui/Section";
import { TextList } from "./TextList";

interface TextSectionProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered?: boolean;
}

/** A section of lines; nothing at all where there are none. */
export function TextSection({ title, lines, numbered = false }: TextSectionProps) {
  return lines.length === 0 ? null : (
    <Section title={title}>
      <TextList lines={lines} numbered={numbered} />
    </Section>
  );
}
