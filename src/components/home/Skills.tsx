import { NumberedGrid } from "../content/NumberedGrid";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";

interface SkillsProps {
  readonly skills: readonly { readonly title: string | null; readonly description: string | null }[];
}

/** Skills that people learn in the club, one card each. */
export function Skills({ skills }: SkillsProps) {
  const shown = skills.filter(({ title, description }) => title ?? description);
  if (shown.length === 0) return null;
  return (
    <div className="container">
      <Section title={t("What we do")}>
        <NumberedGrid
          cells={shown.map(({ title, description }) => (
            <>
              {title && <Text as="h3">{title}</Text>}
              {description && <Text as="p">{description}</Text>}
            </>
          ))}
        />
      </Section>
    </div>
  );
}
