import { graphql } from "gatsby";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";

interface ActivityTextProps {
  readonly title: string;
  readonly activity: Queries.ActivityTextFragment;
}

/** The texts of an event or workshop; nothing if it has none. */
export function ActivityText({ title, activity: { fullDescription, description } }: ActivityTextProps) {
  if (!fullDescription && !description) return null;
  return (
    <Section title={title}>{fullDescription ? <Prose html={fullDescription.html} /> : <p>{description}</p>}</Section>
  );
}

/** @public Gatsby collects it. */
export const activityText = graphql`
  fragment ActivityText on Activity {
    description
    fullDescription {
      html
    }
  }
`;
