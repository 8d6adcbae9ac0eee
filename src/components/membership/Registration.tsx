import { graphql } from "gatsby";
import { registrationAt } from "../../domain/club-registration";
import { routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { useNow } from "../../hooks/useNow";
import { dateText } from "../../domain/time/date-text";
import { ContactLinks } from "../content/facts/ContactLinks";
import { EmptyState } from "../content/states/EmptyState";
import { NumberedSection } from "../content/NumberedGrid";
import { PageHero } from "../content/page/PageHero";
import { Sections } from "../content/page/Sections";
import { TextSection } from "../content/TextList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { LabelledFacts } from "../content/facts/LabelledFacts";
import { RegistrationStatus } from "./RegistrationStatus";
import { t } from "../../words/t";
import * as styles from "./membership.module.css";

interface RegistrationProps {
  readonly registration: Queries.RegistrationFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
}

export function Registration({ registration, asOf }: RegistrationProps) {
  const club = useClub();
  const { instructions = [], requirements = [], benefits = [] } = registration ?? {};
  const email = registration?.contactEmail ?? club.email;
  const phone = registration?.contactPhone ?? club.phone;
  return (
    <>
      <PageHero
        title={t("Registration")}
        place="~/registration"
        command="./status"
        text={t("How to become a member of {club}: when you can join, who can, and how.", { club: club.name })}
        actions={
          <>
            {registration && <RegisterButton registration={registration} asOf={asOf} />}
            <ButtonLink to={routes.joinUs}>{t("Why Join")}</ButtonLink>
            <ButtonLink to={routes.list("notices")}>{t("Notices")}</ButtonLink>
          </>
        }
      >
        <RegistrationStatus registration={registration} asOf={asOf} />
      </PageHero>
      <div className="container">
        <Sections>
          {instructions.length + requirements.length === 0 && (
            <Section title={t("Instructions")}>
              <EmptyState title={t("No steps or requirements yet")}>
                {t("They will be listed here, and announced in the notices.")}
              </EmptyState>
            </Section>
          )}
          <TextSection title={t("Instructions")} lines={instructions} numbered />
          <TextSection title={t("Eligibility Requirements")} lines={requirements} checked />
          {registration && <RegistrationTimeline registration={registration} />}
          <NumberedSection title={t("Membership Benefits")} lines={benefits} />
          {(email || phone) && (
            <Section title={t("Need Help?")}>
              <p>{t("Write to us or call us before you send anything twice.")}</p>
              <ContactLinks email={email} phone={phone} />
            </Section>
          )}
        </Sections>
      </div>
    </>
  );
}

interface RegisterButtonProps {
  readonly registration: Queries.RegistrationFragment;
  /** ISO 8601 */
  readonly asOf: string;
}

/** Its space is kept unless registration is switched off, so that nothing moves when registration opens or closes. */
function RegisterButton({ registration, asOf }: RegisterButtonProps) {
  const { isOpen, formLink } = registration;
  const state = registrationAt(registration, useNow(asOf));
  if (!formLink || isOpen === false) return null;
  return state.isOpen ? (
    <ButtonLink primary newTab to={formLink}>
      {t("Register Now")}
    </ButtonLink>
  ) : (
    <span aria-hidden="true" className={styles.place} data-words={t("Register Now")} />
  );
}

/** @public Gatsby collects it. */
export const registration = graphql`
  fragment Registration on Registration {
    ...RegistrationStatus
    ...RegistrationTimeline
    instructions
    requirements
    benefits
    contactEmail
    contactPhone
  }
`;

interface RegistrationTimelineProps {
  readonly registration: Queries.RegistrationTimelineFragment;
}

/** The first and the last day, then the steps in the order of the content. */
export function RegistrationTimeline({ registration }: RegistrationTimelineProps) {
  const { isOpen, openDate, closeDate } = registration;
  const steps = registration.timeline.filter(({ label, text }) => label ?? text);
  // If registration is simply switched on, it has no days.
  const unknown = isOpen ? undefined : t("To be announced");
  const dayText = (day: string | null) => (day ? dateText(day) : unknown);
  const days = [
    { label: t("Opening date"), value: dayText(openDate) },
    { label: t("Closing date"), value: dayText(closeDate) },
  ];
  if (steps.length === 0 && days.every(({ value }) => value === undefined)) return null;
  return (
    <Section title={t("Timeline")}>
      <div>
        <LabelledFacts facts={days} className={styles.days} />
        {steps.length > 0 && (
          <ol role="list" className={styles.registrationSteps}>
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
