import { graphql } from "gatsby";
import { registrationAt, type RegistrationState } from "../../domain/club-registration";
import { dateText } from "../../domain/date-text";
import { useNow } from "../../hooks/useNow";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/TerminalWindow";
import * as styles from "./terminal.module.css";

interface RegistrationStatusProps {
  readonly registration: Queries.RegistrationStatusFragment | null;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** Whether one can become a member when the page is read, as a service would report it. */
export function RegistrationStatus({ registration, builtAt }: RegistrationStatusProps) {
  const state = registrationAt(registration ?? {}, useNow(builtAt));
  return (
    <TerminalWindow title="registration">
      <p className={styles.command} aria-hidden="true">
        $ systemctl status registration
      </p>
      <p className={styles.state} data-open={state.isOpen || undefined}>
        Registration is {state.isOpen ? "OPEN" : "CLOSED"}
      </p>
      <div className={styles.details}>
        {detailsOf(state).map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {state.isOpen && registration?.formLink && (
          <SiteLink to={registration.formLink} newTab className={styles.link}>
            Open the registration form
          </SiteLink>
        )}
      </div>
    </TerminalWindow>
  );
}

function detailsOf(state: RegistrationState): readonly string[] {
  if (state.isOpen) return state.closesOn === undefined ? [] : [`Closes on ${dateText(state.closesOn)}`];
  const { opensOn, lastOpen } = state;
  return [
    `Next opens on ${opensOn === undefined ? "a date to be announced" : dateText(opensOn)}`,
    ...(lastOpen ? [lastOpenText(lastOpen)] : []),
  ];
}

function lastOpenText({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }): string {
  if (from === undefined) return `Last open until ${dateText(to)}`;
  return to === undefined ? `Last opened on ${dateText(from)}` : `Last open from ${dateText(from)} to ${dateText(to)}`;
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
