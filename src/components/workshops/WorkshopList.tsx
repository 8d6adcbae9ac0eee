import { memo } from "react";
import { takesRegistrations } from "../../domain/activities/taking-part";
import type { ListedActivity } from "../../domain/activities/listed-activity";
import { workshopCategory } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import type { ActivityStart } from "../../hooks/activities/useActivityList";
import { useNow } from "../../hooks/useNow";
import { ActivityCard } from "../activities/ActivityCard";
import { ActivityList } from "../activities/list/ActivityList";
import { StatusTag } from "../activities/StatusTag";
import { FollowLinks } from "../calendar/FollowLinks";
import { PageHeader } from "../content/page/PageHeader";
import { WorkshopBadges } from "./WorkshopBadges";
import { t } from "../../words/t";

interface WorkshopListProps {
  readonly start: ActivityStart;
  /** ISO 8601 */
  readonly asOf: string;
}

export function WorkshopList({ start, asOf }: WorkshopListProps) {
  const now = useNow(asOf);
  return (
    <>
      <PageHeader
        title={t("Workshops")}
        place="workshops"
        command="man -k learning"
        aside={
          <FollowLinks
            calendar={routes.calendarOfCategory(workshopCategory)}
            others={[{ label: t("The whole club"), path: routes.calendar }]}
            list={routes.list("workshops")}
          />
        }
      >
        <p>{t("Hours and days of learning by doing: topics, dates and places.")}</p>
      </PageHeader>
      <ActivityList folder="workshops" start={start} now={now}>
        {(workshop, eager) => <WorkshopCard workshop={workshop} now={now} eager={eager} />}
      </ActivityList>
    </>
  );
}

interface WorkshopCardProps {
  readonly workshop: ListedActivity;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One workshop of /workshop; 'Register' is shown only while registration is open, unless it is cancelled. */
export const WorkshopCard = memo(function WorkshopCard({ workshop, now, eager = false }: WorkshopCardProps) {
  return (
    <ActivityCard
      activity={workshop}
      kind={t("workshop")}
      path={routes.item("workshops", workshop.id)}
      more={t("Learn More<hidden> about <name/></hidden>")}
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
});
