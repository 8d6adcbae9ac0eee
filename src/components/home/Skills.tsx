import { NumberedGrid } from "../content/NumberedGrid";
import { Section } from "../ui/Section";

interface SkillsProps {
  readonly skills: readonly { readonly title: string; readonly description: string | null }[];
}

/** What one can learn in the club, a card each. */
export function Skills({ skills }: SkillsProps) {
  if (skills.length === 0) return null;
  return (
    <div className="container">
      <Section title="What we do">
        <NumberedGrid
          cells={skills.map(({ title, description }) => (
            <>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
            </>
          ))}
        />
      </Section>
    </div>
  );
}
