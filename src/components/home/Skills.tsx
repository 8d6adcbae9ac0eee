import { Section } from "../ui/Section";
import * as styles from "./Skills.module.css";

interface SkillsProps {
  readonly skills: readonly { readonly title: string; readonly description: string | null }[];
}

/** What one can learn in the club, a card each. */
export function Skills({ skills }: SkillsProps) {
  if (skills.length === 0) return null;
  return (
    <div className="container">
      <Section title="What we do">
        <ol role="list" className={styles.grid}>
          {skills.map(({ title, description }) => (
            <li key={title} className={styles.card}>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
