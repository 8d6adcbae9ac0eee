import { newestEventFirst } from "../../domain/activities/newest-first";
import { usedCategories } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { graphql } from "gatsby";
import { isCancelled } from "../../domain/activities/event-status";
import { occurrenceAt, startsInFuture } from "../../domain/time/occurrences";
import { ActivityCard } from "../activities/ActivityCard";
import { StatusTag } from "../activities/StatusTag";

/** The calendars of single categories. */
function otherCalendars() {
  return usedCategories().map((category) => ({
    label: `Every ${category}`,
    path: routes.calendarOfCategory(category),
  }));
}

interface EventListProps {
  readonly events: readonly Queries.EventCardFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The page of all events. */
export function EventList({ events, asOf }: EventListProps) {
  const now = useNow(asOf);
  return (
    <>
      <PageHeader title="Events" place="events" command="ls --sort=time">
        <p>Contests, seminars and get-togethers, past and upcoming.</p>
        <FollowLinks calendar={routes.calendar} others={otherCalendars()} list={routes.list("events")} />
      </PageHeader>
      <CardList items={[...events].sort(newestEventFirst(now))} empty="No events yet">
        {(event, eager) => <EventCard event={event} now={now} eager={eager} />}
      </CardList>
    </>
  );
}

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
