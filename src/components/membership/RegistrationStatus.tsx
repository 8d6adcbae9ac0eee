import { graphql } from "gatsby";
import { dateText } from "../../domain/date-text";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/TerminalWindow";
import * as styles from "./terminal.module.css";

interface RegistrationStatusProps {
  readonly registration: Queries.RegistrationStatusFragment | null;
}

/** Whether one can become a member at present, as a service would report it. */
export function RegistrationStatus({ registration }: RegistrationStatusProps) {
  const isOpen = registration?.isOpen === true;
  return (
    <TerminalWindow title="registration">
      <p className={styles.command} aria-hidden="true">
        $ systemctl status registration
      </p>
      <p className={styles.state} data-open={isOpen || undefined}>
        Registration is {isOpen ? "OPEN" : "CLOSED"}
      </p>
      {!isOpen && <p className={styles.detail}>Next opens on {dateText(registration?.openDate)}</p>}
      {isOpen && registration.closeDate && (
        <p className={styles.detail}>Closes on {dateText(registration.closeDate)}</p>
      )}
      {isOpen && registration.formLink && (
        <SiteLink to={registration.formLink} newTab className={styles.link}>
          Open the registration form
        </SiteLink>
      )}
    </TerminalWindow>
  );
}

/** @public Gatsby collects it. */
export const registrationStatus = graphql`
  fragment RegistrationStatus on Registration {
    isOpen
    openDate
    closeDate
    formLink
  }
`;
