import { newestEventFirst } from "../../domain/activities/newest-first";
import { workshopCategory } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { WorkshopCard } from "./WorkshopCard";

interface WorkshopListProps {
  readonly workshops: readonly Queries.WorkshopCardFragment[];
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The page of all workshops. */
export function WorkshopList({ workshops, builtAt }: WorkshopListProps) {
  const now = useNow(builtAt);
  return (
    <>
      <PageHeader title="Workshops" place="workshops" command="man -k learning">
        <p>Hours and days of learning by doing: topics, dates and places.</p>
        <FollowLinks
          calendar={routes.calendarOfCategory(workshopCategory)}
          others={[{ label: "The whole club", path: routes.calendar }]}
          list={routes.list("workshops")}
        />
      </PageHeader>
      <CardList items={[...workshops].sort(newestEventFirst(now))} empty="No workshops yet">
        {(workshop, eager) => <WorkshopCard workshop={workshop} now={now} eager={eager} />}
      </CardList>
    </>
  );
}
