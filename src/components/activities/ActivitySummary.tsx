import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { readMoreTarget, registrationTarget, takesRegistrations } from "../../domain/activities/activity-links";
import type { Schedule } from "../../domain/time/schedule";
import { Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import * as buttons from "../ui/controls/button.module.css";
import { RegistrationFacts } from "./RegistrationFacts";
import { Text } from "../ui/Text";

interface ActivitySummaryProps {
  readonly activity: Queries.ActivitySummaryFragment & Schedule & { readonly organizer?: string | null };
  /** How to put it into one's calendar. */
  readonly calendar: ReactNode;
}

/** When and where an event or workshop takes place, how many places it has, and what to do next. */
export function ActivitySummary({ activity, calendar }: ActivitySummaryProps) {
  const { title, registrationLink, readMoreLink } = activity;
  return (
    <>
      <Facts facts={scheduleFacts(activity)} />
      <RegistrationFacts item={activity} />
      <div className={buttons.row} data-pagefind-ignore="">
        {takesRegistrations(activity) && (
          <ButtonLink primary to={registrationTarget(registrationLink)} newTab={!!registrationLink}>
            Register Now
          </ButtonLink>
        )}
        <ButtonLink to={readMoreTarget(readMoreLink)}>
          Read More
          <span className="visually-hidden">
            {" "}
            about <Text>{title}</Text>
          </span>
        </ButtonLink>
        {calendar}
        <CopyLinkButton />
      </div>
    </>
  );
}

/** @public Gatsby collects it. */
export const activitySummary = graphql`
  fragment ActivitySummary on Activity {
    title
    date
    endDate
    time
    everyDay
    venue
    participants
    status
    registrationOpen
    registrationLink
    registrationDeadline
    maxParticipants
    currentParticipants
    readMoreLink
  }
`;
