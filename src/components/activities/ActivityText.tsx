import { graphql } from "gatsby";
import { LinkedText } from "../navigation/LinkedText";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";

interface ActivityTextProps {
  readonly title: string;
  readonly activity: Queries.ActivityTextFragment;
}

/** The texts of an event or workshop; nothing if it has none. */
export function ActivityText({ title, activity: { fullDescription, description } }: ActivityTextProps) {
  const shown = fullDescription ? (
    <Prose html={fullDescription.html} />
  ) : (
    description && <LinkedText as="p">{description}</LinkedText>
  );
  return shown ? <Section title={title}>{shown}</Section> : null;
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
