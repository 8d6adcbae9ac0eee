import type { ActivityFolder, ListedActivity } from "../../../domain/activities/listed-activity";
import { routes } from "../../../domain/routes";
import { useNow } from "../../../hooks/useNow";
import { CardGrid } from "../../content/cards/CardGrid";
import { BackLink } from "../../content/page/BackLink";
import { PageHeader } from "../../content/page/PageHeader";
import { YearLinks } from "../../content/page/YearLinks";
import { EventCard } from "../../events/EventList";
import { WorkshopCard } from "../../workshops/WorkshopList";
import { activityWords } from "./activity-words";

interface ActivityYearProps {
  readonly folder: ActivityFolder;
  readonly title: string;
  readonly year: string;
  readonly years: readonly string[];
  /** The newest first. */
  readonly activities: readonly ListedActivity[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** All events or workshops of one year on one page, for readers without JavaScript and for search engines. */
export function ActivityYear({ folder, title, year, years, activities, asOf }: ActivityYearProps) {
  const now = useNow(asOf);
  const words = activityWords(folder);
  const isEvents = folder === "events";
  return (
    <>
      <PageHeader title={title} place={`${folder}/${year}`} command="ls -lt">
        <BackLink to={routes.list(folder)}>{words.back}</BackLink>
      </PageHeader>
      <CardGrid>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            {isEvents ? (
              <EventCard event={activity} now={now} eager={index === 0} />
            ) : (
              <WorkshopCard workshop={activity} now={now} eager={index === 0} />
            )}
          </li>
        ))}
      </CardGrid>
      <div className="container">
        <YearLinks title={words.byYear} folder={folder} years={years} current={year} />
      </div>
    </>
  );
}
