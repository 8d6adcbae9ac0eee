import { graphql } from "gatsby";
import { registrationAt } from "../../domain/club-registration";
import { routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { useNow } from "../../hooks/useNow";
import { ContactLinks } from "../content/facts/ContactLinks";
import { EmptyState } from "../content/states/EmptyState";
import { NumberedGrid } from "../content/NumberedGrid";
import { PageHero } from "../content/page/PageHero";
import { Sections } from "../content/page/Sections";
import { TextSection } from "../content/TextList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { RegistrationStatus } from "./RegistrationStatus";
import { RegistrationTimeline } from "./RegistrationTimeline";
import { Text } from "../ui/Text";
import * as styles from "./Registration.module.css";

interface RegistrationProps {
  readonly registration: Queries.RegistrationFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
}

/** The page on how to become a member. */
export function Registration({ registration, asOf }: RegistrationProps) {
  const club = useClub();
  const { instructions = [], requirements = [], benefits = [] } = registration ?? {};
  const email = registration?.contactEmail ?? club.email;
  const phone = registration?.contactPhone ?? club.phone;
  return (
    <>
      <PageHero
        title="Registration"
        place="~/registration"
        command="./status"
        text={`How to become a member of ${club.name}: when you can join, who can, and how.`}
        actions={
          <>
            <ButtonLink to={routes.joinUs}>Why Join</ButtonLink>
            <ButtonLink to={routes.list("notices")}>Notices</ButtonLink>
            {registration && <RegisterButton registration={registration} asOf={asOf} />}
          </>
        }
      >
        <RegistrationStatus registration={registration} asOf={asOf} />
      </PageHero>
      <div className="container">
        <Sections>
          {instructions.length + requirements.length === 0 && (
            <Section title="Instructions">
              <EmptyState title="No steps or requirements yet">
                They will be listed here, and announced in the notices.
              </EmptyState>
            </Section>
          )}
          <TextSection title="Instructions" lines={instructions} numbered />
          <TextSection title="Eligibility Requirements" lines={requirements} checked />
          {registration && <RegistrationTimeline registration={registration} />}
          {benefits.length > 0 && (
            <Section title="Membership Benefits">
              <NumberedGrid
                cells={benefits.map((benefit) => (
                  <Text as="p" key={benefit}>
                    {benefit}
                  </Text>
                ))}
              />
            </Section>
          )}
          {(email || phone) && (
            <Section title="Need Help?">
              <div className={styles.help}>
                <p>Write to us or call us before you send anything twice.</p>
                <ContactLinks email={email} phone={phone} />
              </div>
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

/** Its place is kept unless registration is switched off, so that nothing moves when it opens or closes. */
function RegisterButton({ registration, asOf }: RegisterButtonProps) {
  const { isOpen, formLink } = registration;
  const state = registrationAt(registration, useNow(asOf));
  if (!formLink || isOpen === false) return null;
  return state.isOpen ? (
    <ButtonLink primary newTab to={formLink}>
      Register Now
    </ButtonLink>
  ) : (
    <span aria-hidden="true" className={styles.place} />
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
