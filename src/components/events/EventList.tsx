import { newestEventFirst } from "../../domain/activities/newest-first";
import { usedCategories } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { EventCard } from "./EventCard";

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
  readonly builtAt: string;
}

/** The page of all events. */
export function EventList({ events, builtAt }: EventListProps) {
  const now = useNow(builtAt);
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
