import { newestEventFirst } from "../../domain/newest-first";
import { calendarCategories } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardGrid } from "../content/CardGrid";
import { EmptyState } from "../content/EmptyState";
import { PageHeader } from "../content/PageHeader";
import { EventCard } from "./EventCard";

/** In the first screen of a wide window. */
const EAGER = 3;

const calendars = calendarCategories.map((category) => ({
  label: `Each ${category}`,
  path: routes.calendarOfCategory(category),
}));

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
        <p>Contests, seminars and get-togethers: what is coming and what has been.</p>
        <FollowLinks calendar={routes.calendar} others={calendars} list={routes.events} />
      </PageHeader>
      {events.length === 0 ? (
        <div className="container">
          <EmptyState title="No events yet">Come back soon.</EmptyState>
        </div>
      ) : (
        <CardGrid>
          {[...events].sort(newestEventFirst).map((event, index) => (
            <li key={event.jsonId}>
              <EventCard event={event} now={now} eager={index < EAGER} />
            </li>
          ))}
        </CardGrid>
      )}
    </>
  );
}
