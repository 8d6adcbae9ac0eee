import { graphql } from "gatsby";
import type { ReactNode } from "react";
import {
  readMoreTarget,
  registrationTarget,
  takesRegistrations,
  joinTarget,
} from "../../domain/activities/taking-part";
import type { Schedule } from "../../domain/time/schedule";
import { Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { TagList } from "../content/TagList";
import { ButtonLink } from "../navigation/ButtonLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import { ActionName } from "../ui/Sentence";
import { groupDigits } from "../../domain/text/amounts";
import { dateText, exceptText } from "../../domain/time/date-text";
import { JoinButton } from "./JoinButton";
import { isCancelled } from "../../domain/activities/event-status";
import { LabelledFacts } from "../content/facts/LabelledFacts";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";

interface ActivitySummaryProps {
  readonly activity: Queries.ActivitySummaryFragment & Schedule & { readonly organizer?: string | null };
  readonly path: string;
  readonly list: string;
  readonly now: Date;
  readonly calendar: ReactNode;
}

export function ActivitySummary({ activity, path, list, now, calendar }: ActivitySummaryProps) {
  const { title, registrationLink, readMoreLink, tags } = activity;
  const registration = registrationTarget(registrationLink, path);
  const more = readMoreTarget(readMoreLink);
  const join = joinTarget(activity, now);
  return (
    <>
      <Facts facts={scheduleFacts(activity)} />
      <RegistrationFacts item={activity} />
      <TagList tags={tags} list={list} />
      <div className={buttons.row} data-pagefind-ignore="">
        {join && <JoinButton title={title} to={join} />}
        {takesRegistrations(activity) && registration !== path && (
          <ButtonLink primary to={registration} newTab={!!registrationLink}>
            {t("Register Now")}
          </ButtonLink>
        )}
        {more !== undefined && (
          <ButtonLink to={more}>
            <ActionName text={t("Read More<hidden> about <name/></hidden>")} name={title} />
          </ButtonLink>
        )}
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
    joinLink
    tags
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

interface RegistrationFactsProps {
  readonly item: Schedule & {
    readonly status: string | null;
    readonly registrationDeadline: string | null;
    readonly maxParticipants: number | null;
    readonly currentParticipants: number | null;
    readonly organizer?: string | null;
  };
}

/**
 * The exceptions to come, the places, the deadline and the organizer, as far as they are known; for a cancelled one,
 * only the organizer.
 */
function RegistrationFacts({ item }: RegistrationFactsProps) {
  const { registrationDeadline, maxParticipants, currentParticipants, organizer } = item;
  const places = [
    { label: t("Except on"), value: exceptText(item) },
    { label: t("Places"), value: placesText(maxParticipants, currentParticipants) },
    { label: t("Register by"), value: registrationDeadline ? dateText(registrationDeadline) : undefined },
  ];
  return <LabelledFacts facts={[...(isCancelled(item) ? [] : places), { label: t("Organizer"), value: organizer }]} />;
}

function placesText(most: number | null, taken: number | null): string | undefined {
  if (most === null) return undefined;
  return taken === null ? groupDigits(most) : t("{taken, number} of {places, number} taken", { taken, places: most });
}
