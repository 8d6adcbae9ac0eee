import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { asksForFeedback, feedbackEnd, joinTarget, readMoreTarget } from "../../domain/activities/taking-part";
import { isCancelled, statusAt } from "../../domain/activities/event-status";
import { feeText, placesText } from "../../domain/text/amounts";
import { dateText, exceptText } from "../../domain/time/date-text";
import type { Schedule } from "../../domain/time/schedule";
import type { FolderWith } from "../../model/descriptors";
import { type Fact, Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import { ActionName } from "../ui/Sentence";
import { JoinButton } from "./JoinButton";
import { t } from "../../words/t";
import * as styles from "./ActivitySummary.module.css";

export type SummedUp = Queries.ActivitySummaryFragment & Schedule & { readonly organizer?: string | null };

interface ActivitySummaryProps {
  readonly folder: FolderWith<"calendar">;
  readonly activity: SummedUp;
  readonly now: Date;
  /** Where 'Register Now' leads; undefined if no one can register. */
  readonly register: string | undefined;
  readonly calendar: ReactNode;
}

/**
 * What people need to decide whether to come: when, where, the fee, the places left, the last day to register and the
 * button.
 */
export function ActivitySummary({ folder, activity, now, register, calendar }: ActivitySummaryProps) {
  const { title, registrationLink, readMoreLink, feedbackLink } = activity;
  const more = readMoreTarget(readMoreLink);
  const join = joinTarget(activity, now);
  return (
    <div className={styles.block}>
      <Facts facts={factsOf(activity, now)} />
      {isCancelled(activity) && (
        <p>{t("This {kind, select, workshops {workshop} other {event}} was cancelled.", { kind: folder })}</p>
      )}
      <div className={styles.actions} data-pagefind-ignore="">
        {register !== undefined && (
          <ButtonLink primary to={register} newTab={!!registrationLink}>
            {t("Register Now")}
          </ButtonLink>
        )}
        {join !== undefined && <JoinButton title={title} to={join} primary={register === undefined} />}
        {feedbackLink && asksForFeedback(activity, now) && (
          <ButtonLink primary to={feedbackLink} until={feedbackEnd(activity)}>
            <ActionName text={t("Give feedback<hidden> on <name/></hidden>")} name={title} />
          </ButtonLink>
        )}
        <div className={styles.others}>
          {calendar}
          <CopyLinkButton />
          {more !== undefined && (
            <ButtonLink to={more}>
              <ActionName text={t("Read More<hidden> about <name/></hidden>")} name={title} />
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The known facts; the places left and the last day only while they matter. */
function factsOf(activity: SummedUp, now: Date): Fact[] {
  const { fee, maxParticipants, currentParticipants, registrationDeadline, organizer } = activity;
  const price = feeText(fee);
  const places = placesText(maxParticipants, currentParticipants);
  const except = exceptText(activity);
  const isOpen = !isCancelled(activity) && statusAt(activity, now) !== "completed";
  const whileOpen: Fact[] = [
    ...(except ? [{ icon: "calendar", label: t("Except on"), value: except, isNamed: true } as const] : []),
    ...(price !== undefined
      ? [{ icon: "fee", label: t("Fee"), value: [price, places].filter(Boolean).join(" · ") } as const]
      : places !== undefined
        ? [{ icon: "people", label: t("Places"), value: places } as const]
        : []),
    ...(registrationDeadline
      ? [{ icon: "clock", label: t("Register by"), value: dateText(registrationDeadline), isNamed: true } as const]
      : []),
  ];
  return [
    ...scheduleFacts(activity),
    ...(isOpen ? whileOpen : []),
    ...(organizer ? [{ icon: "person", label: t("Organizer"), value: organizer } as const] : []),
  ];
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
    feedbackLink
    participants
    status
    fee
    registrationOpen
    registrationLink
    registrationDeadline
    maxParticipants
    currentParticipants
    readMoreLink
  }
`;
