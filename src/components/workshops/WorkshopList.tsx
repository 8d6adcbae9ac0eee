import { newestEventFirst } from "../../domain/activities/newest-first";
import { workshopCategory } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { graphql } from "gatsby";
import { takesRegistrations } from "../../domain/activities/activity-links";
import { ActivityCard } from "../activities/ActivityCard";
import { StatusTag } from "../activities/StatusTag";
import { WorkshopBadges } from "./WorkshopBadges";

interface WorkshopListProps {
  readonly workshops: readonly Queries.WorkshopCardFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The page of all workshops. */
export function WorkshopList({ workshops, asOf }: WorkshopListProps) {
  const now = useNow(asOf);
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

interface WorkshopCardProps {
  readonly workshop: Queries.WorkshopCardFragment;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One workshop of /workshop; 'Register' is there only while registration is open and it is not cancelled. */
export function WorkshopCard({ workshop, now, eager = false }: WorkshopCardProps) {
  return (
    <ActivityCard
      activity={workshop}
      path={routes.item("workshops", workshop.jsonId)}
      more="Learn More"
      tags={
        <>
          <StatusTag item={workshop} now={now} />
          <WorkshopBadges workshop={workshop} />
        </>
      }
      canRegister={takesRegistrations(workshop)}
      eager={eager}
    />
  );
}

/** @public Gatsby collects it. */
export const workshopCard = graphql`
  fragment WorkshopCard on Workshop {
    ...ActivityCard
    duration
    level
    registrationOpen
  }
`;
