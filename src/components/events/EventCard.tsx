import { graphql } from "gatsby";
import { isCancelled } from "../../domain/activities/event-status";
import { routes } from "../../domain/routes";
import { occurrenceAt, startsInFuture } from "../../domain/time/schedule";
import { ActivityCard } from "../activities/ActivityCard";
import { StatusTag } from "../activities/StatusTag";

interface EventCardProps {
  readonly event: Queries.EventCardFragment;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One event of /events, with the date of its next time if it is repeated; 'Register' is there only while the event is in the future. */
export function EventCard({ event, now, eager = false }: EventCardProps) {
  return (
    <ActivityCard
      activity={{ ...event, date: occurrenceAt(event, now).date ?? null }}
      path={routes.item("events", event.jsonId)}
      more="Read More"
      tags={<StatusTag item={event} now={now} />}
      canRegister={!isCancelled(event) && startsInFuture(event, now)}
      eager={eager}
    />
  );
}

/** @public Gatsby collects it. */
export const eventCard = graphql`
  fragment EventCard on Event {
    ...ActivityCard
    repeats
    repeatsUntil
    repeatsExcept
  }
`;
