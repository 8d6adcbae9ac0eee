import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { EmptyState } from "../content/states/EmptyState";
import { NumberedSection } from "../content/NumberedGrid";
import { PageHero } from "../content/page/PageHero";
import { Sections } from "../content/page/Sections";
import { TextSection } from "../content/TextList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import { t } from "../../words/t";
import * as styles from "./membership.module.css";

export function Discord({ discord }: { readonly discord: Queries.DiscordFragment | null }) {
  const club = useClub();
  const { inviteLink, features = [], benefits = [], mission } = discord ?? {};
  return (
    <>
      <PageHero
        title={t("Our Discord Server")}
        place="~/discord"
        command="./connect"
        text={t("Where the members of {club} talk between meetings.", { club: club.name })}
        actions={
          <>
            {inviteLink && (
              <ButtonLink primary newTab to={inviteLink}>
                {t("Join Discord Server")}
              </ButtonLink>
            )}
            <ButtonLink to={routes.registration}>{t("Register First")}</ButtonLink>
          </>
        }
      >
        <DiscordAccess />
      </PageHero>
      <div className="container">
        <Sections>
          <NumberedSection title={t("Key Features")} lines={features} />
          <TextSection title={t("Benefits")} lines={benefits} />
          {mission && (
            <Section title={t("Mission")}>
              <Text as="p" className={styles.mission}>
                {mission}
              </Text>
            </Section>
          )}
          {!inviteLink && (
            <Section title={t("Invitation")}>
              <EmptyState title={t("No invitation yet")}>
                {t("The invitation will be published here once the server is open.")}
              </EmptyState>
            </Section>
          )}
        </Sections>
      </div>
    </>
  );
}

/** @public Gatsby collects it. */
export const discord = graphql`
  fragment Discord on Discord {
    inviteLink
    features
    benefits
    mission
  }
`;

const steps = [t("Register as a member"), t("Wait for approval"), t("Open the invitation")];

function DiscordAccess() {
  return (
    <TerminalWindow program="discord">
      <p className={styles.command} aria-hidden="true">
        $ cat ACCESS
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{t("Discord access requires club membership registration and approval")}</p>
    </TerminalWindow>
  );
}
