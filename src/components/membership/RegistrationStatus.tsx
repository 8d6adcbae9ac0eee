import { graphql } from "gatsby";
import {
  registrationAt,
  registrationChange,
  registrationStates,
  type RegistrationState,
} from "../../domain/club-registration";
import { dateText } from "../../domain/time/date-text";
import { validUntil } from "../../domain/start/start-when";
import { useNow } from "../../hooks/useNow";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import { t } from "../../words/t";
import * as styles from "./membership.module.css";

interface RegistrationStatusProps {
  readonly registration: Queries.RegistrationStatusFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
}

/**
 * Says if people can register when the page is read, like the status of a service. It is as high as the highest
 * of its states, so that what changes with the reader's clock moves nothing below.
 */
export function RegistrationStatus({ registration, asOf }: RegistrationStatusProps) {
  const dates = registration ?? {};
  const now = useNow(asOf);
  const state = registrationAt(dates, now);
  const formLink = registration?.formLink;
  return (
    <TerminalWindow program="registration">
      <p className={styles.command} aria-hidden="true">
        $ systemctl status registration
      </p>
      <div className={styles.states} {...validUntil(registrationChange(dates, now))}>
        <div>
          <p className={styles.state} data-open={state.isOpen || undefined}>
            {titleOf(state)}
          </p>
          {detailsOf(state).map((detail) => (
            <p key={detail} className={styles.detail}>
              {detail}
            </p>
          ))}
          {state.isOpen && formLink && (
            <SiteLink to={formLink} newTab className={styles.link}>
              {formText}
            </SiteLink>
          )}
        </div>
        {registrationStates(dates, new Date(asOf)).map((other, index) => (
          <RoomFor key={index} state={other} hasForm={Boolean(formLink)} />
        ))}
      </div>
    </TerminalWindow>
  );
}

/** As much space as a state takes. Its words come from the style sheet, so that they are not part of the page. */
function RoomFor({ state, hasForm }: { readonly state: RegistrationState; readonly hasForm: boolean }) {
  return (
    <div className={styles.room} aria-hidden="true">
      <p className={styles.state} data-words={titleOf(state)} />
      {detailsOf(state).map((detail) => (
        <p key={detail} className={styles.detail} data-words={detail} />
      ))}
      {state.isOpen && hasForm && <span className={styles.link} data-words={formText} />}
    </div>
  );
}

const formText = t("Open the registration form");

function titleOf({ isOpen }: RegistrationState): string {
  return isOpen ? t("Registration is OPEN") : t("Registration is CLOSED");
}

function detailsOf(state: RegistrationState): readonly string[] {
  if (state.isOpen)
    return state.closesOn === undefined ? [] : [t("Closes on {date}", { date: dateText(state.closesOn) })];
  const { opensOn, lastOpen } = state;
  return [
    opensOn ? t("Next opens on {date}", { date: dateText(opensOn) }) : t("Next opens on a date to be announced"),
    ...(lastOpen ? [lastOpenText(lastOpen)] : []),
  ];
}

function lastOpenText({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }): string {
  if (from === undefined) return t("Last open until {date}", { date: dateText(to) });
  return to === undefined
    ? t("Last opened on {date}", { date: dateText(from) })
    : t("Last open from {from} to {to}", { from: dateText(from), to: dateText(to) });
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
