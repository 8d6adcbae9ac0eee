import { memo } from "react";
import { usedCategories } from "../../domain/calendar/calendar-categories";
import { isCancelled } from "../../domain/activities/event-status";
import type { ListedActivity } from "../../domain/activities/listed-activity";
import { routes } from "../../domain/routes";
import { categoryText } from "../../domain/text/category-text";
import { occurrenceAt, startsInFuture } from "../../domain/time/occurrences";
import type { ActivityStart } from "../../hooks/activities/useActivityList";
import { useNow } from "../../hooks/useNow";
import { ActivityCard } from "../activities/ActivityCard";
import { ActivityList } from "../activities/list/ActivityList";
import { StatusTag } from "../activities/StatusTag";
import { FollowLinks } from "../calendar/FollowLinks";
import { PageHeader } from "../content/page/PageHeader";
import { t } from "../../words/t";

function otherCalendars() {
  return usedCategories().map((category) => ({
    label: t("Every {category}", { category: categoryText(category) }),
    path: routes.calendarOfCategory(category),
  }));
}

interface EventListProps {
  readonly start: ActivityStart;
  /** ISO 8601 */
  readonly asOf: string;
}

export function EventList({ start, asOf }: EventListProps) {
  const now = useNow(asOf);
  return (
    <>
      <PageHeader
        title={t("Events")}
        place="events"
        command="ls --sort=time"
        aside={<FollowLinks calendar={routes.calendar} others={otherCalendars()} list={routes.list("events")} />}
      >
        <p>{t("Contests, seminars and get-togethers, past and upcoming.")}</p>
      </PageHeader>
      <ActivityList folder="events" start={start} now={now}>
        {(event, eager) => <EventCard event={event} now={now} eager={eager} />}
      </ActivityList>
    </>
  );
}

interface EventCardProps {
  readonly event: ListedActivity;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One event of /events, for a repeated one with its next date. 'Register' is shown only before the event. */
export const EventCard = memo(function EventCard({ event, now, eager = false }: EventCardProps) {
  return (
    <ActivityCard
      activity={{ ...event, date: occurrenceAt(event, now).date ?? null }}
      kind={event.category ? categoryText(event.category) : t("event")}
      path={routes.item("events", event.id)}
      more={t("Read More<hidden> about <name/></hidden>")}
      tags={<StatusTag item={event} now={now} />}
      canRegister={!isCancelled(event) && startsInFuture(event, now)}
      eager={eager}
    />
  );
});
