import { graphql, type PageProps } from "gatsby";
import { ActivityListHead } from "../components/activities/list/ActivityListHead";
import { EventList } from "../components/events/EventList";
import { WorkshopList } from "../components/workshops/WorkshopList";
import type { ActivityFolder } from "../domain/activities/listed-activity";
import type { ActivityStart } from "../hooks/activities/useActivityList";

const lists = { events: EventList, workshops: WorkshopList };

interface ActivitiesContext {
  readonly folder: ActivityFolder;
  readonly start: ActivityStart;
}

export default function ActivitiesPage({
  data: { site },
  pageContext: { folder, start },
}: PageProps<Queries.ActivitiesPageQuery, ActivitiesContext>) {
  const asOf = site?.siteMetadata.asOf ?? "";
  const List = lists[folder];
  return (
    <>
      <ActivityListHead folder={folder} start={start} asOf={asOf} />
      <List start={start} asOf={asOf} />
    </>
  );
}

export const query = graphql`
  query ActivitiesPage {
    site {
      siteMetadata {
        asOf
      }
    }
  }
`;
