import { graphql } from "gatsby";
import { dateText } from "../../domain/time/date-text";
import { LabelledFacts } from "../content/facts/LabelledFacts";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import * as styles from "./RegistrationTimeline.module.css";

interface RegistrationTimelineProps {
  readonly registration: Queries.RegistrationTimelineFragment;
}

/** The first and the last day, then the steps in the order of the content. */
export function RegistrationTimeline({ registration }: RegistrationTimelineProps) {
  const { isOpen, openDate, closeDate } = registration;
  const steps = registration.timeline.filter(({ label, text }) => label ?? text);
  // What is switched on without a day needs none.
  const unknown = isOpen ? undefined : "To be announced";
  const dayText = (day: string | null) => (day ? dateText(day) : unknown);
  const days = [
    { label: "Opening date", value: dayText(openDate) },
    { label: "Closing date", value: dayText(closeDate) },
  ];
  if (steps.length === 0 && days.every(({ value }) => value === undefined)) return null;
  return (
    <Section title="Timeline">
      <div>
        <LabelledFacts facts={days} className={styles.days} />
        {steps.length > 0 && (
          <ol role="list" className={styles.steps}>
            {steps.map(({ label, text }, index) => (
              <li key={index}>
                {label && <Text as="h3">{label}</Text>}
                {text && <Text as="p">{text}</Text>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}

/** @public Gatsby collects it. */
export const registrationTimeline = graphql`
  fragment RegistrationTimeline on Registration {
    isOpen
    openDate
    closeDate
    timeline {
      label
      text
    }
  }
`;
