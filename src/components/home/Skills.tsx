import { NumberedGrid } from "../content/NumberedGrid";
import { Section } from "../ui/Section";

interface SkillsProps {
  readonly skills: readonly { readonly title: string | null; readonly description: string | null }[];
}

/** What people can learn in the club, one card each. */
export function Skills({ skills }: SkillsProps) {
  const shown = skills.filter(({ title, description }) => title ?? description);
  if (shown.length === 0) return null;
  return (
    <div className="container">
      <Section title="What we do">
        <NumberedGrid
          cells={shown.map(({ title, description }) => (
            <>
              {title && <h3>{title}</h3>}
              {description && <p>{description}</p>}
            </>
          ))}
        />
      </Section>
    </div>
  );
}
