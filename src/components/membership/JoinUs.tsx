import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { leadsSomewhere } from "../../domain/settings/offered";
import { useClub } from "../../hooks/useClub";
import { EmptyState } from "../content/states/EmptyState";
import { NumberedSection } from "../content/NumberedGrid";
import { PageHero } from "../content/page/PageHero";
import { Sections } from "../content/page/Sections";
import { TextSection } from "../content/TextList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { Newsletter } from "./Newsletter";
import { RegistrationStatus } from "./RegistrationStatus";
import { t } from "../../words/t";
import * as styles from "./membership.module.css";

interface JoinUsProps {
  readonly joinUs: Queries.JoinUsFragment | null;
  readonly registration: Queries.RegistrationStatusFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
  readonly newsletterLink?: string | null | undefined;
}

export function JoinUs({ joinUs, registration, asOf, newsletterLink }: JoinUsProps) {
  const club = useClub();
  const canRegister = leadsSomewhere(routes.registration);
  const { benefits = [], whoCanJoin = [], expectations = [] } = joinUs ?? {};
  return (
    <>
      <PageHero
        title={t("Join Us")}
        place="~"
        command="useradd --groups club $USER"
        text={t("What you get from {club}, who can join, and what we expect of each other.", { club: club.name })}
        actions={
          <>
            {canRegister && (
              <ButtonLink primary to={routes.registration}>
                {t("Start Your Journey")}
              </ButtonLink>
            )}
            <ButtonLink to={routes.list("events")}>{t("Explore Events")}</ButtonLink>
          </>
        }
      >
        {canRegister && <RegistrationStatus registration={registration} asOf={asOf} />}
      </PageHero>
      <div className="container">
        <Sections>
          {benefits.length + whoCanJoin.length + expectations.length === 0 && (
            <Section title={t("Benefits")}>
              <EmptyState title={t("Ask us")}>
                {t("Come to one of our events and ask a member what the club is like.")}
              </EmptyState>
            </Section>
          )}
          <NumberedSection title={t("Benefits")} lines={benefits} />
          <TextSection title={t("Who Can Join")} lines={whoCanJoin} checked />
          <TextSection title={t("Expectations")} lines={expectations} />
        </Sections>
        {canRegister && (
          <div className={styles.invitation}>
            <p>{t("Sound like you?")}</p>
            <ButtonLink primary to={routes.registration}>
              {t("Register Now")}
            </ButtonLink>
          </div>
        )}
        <Newsletter to={newsletterLink} />
      </div>
    </>
  );
}

/** @public Gatsby collects it. */
export const joinUs = graphql`
  fragment JoinUs on JoinUs {
    benefits
    whoCanJoin
    expectations
  }
`;
