import { graphql, type PageProps } from "gatsby";
import { EventList } from "../components/events/EventList";
import { Seo } from "../components/seo/Seo";
import { WorkshopList } from "../components/workshops/WorkshopList";
import { partsAt } from "../domain/activities/activity-list";
import type { ActivityFolder } from "../domain/activities/listed-activity";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import type { ActivityStart } from "../hooks/activities/useActivityList";
import { t } from "../words/t";

const pages = {
  events: {
    title: t("Events"),
    description: t("All events of the club: contests, seminars and meetings, past and upcoming."),
    List: EventList,
  },
  workshops: {
    title: t("Workshops"),
    description: t("Workshops of the club: what they teach, when and where they take place, and how to take part."),
    List: WorkshopList,
  },
};

interface ActivitiesContext {
  readonly folder: ActivityFolder;
  readonly start: ActivityStart;
}

export default function ActivitiesPage({
  data: { site },
  pageContext: { folder, start },
}: PageProps<Queries.ActivitiesPageQuery, ActivitiesContext>) {
  const asOf = site?.siteMetadata.asOf ?? "";
  const { title, description, List } = pages[folder];
  const path = routes.list(folder);
  const { coming, past } = partsAt(start.activities, new Date(asOf));
  const paths = coming.concat(past).map(({ id }) => routes.item(folder, id));
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        structuredData={[collection(site?.siteMetadata.siteUrl ?? "", title, path, paths)]}
      />
      <List start={start} asOf={asOf} />
    </>
  );
}

export const query = graphql`
  query ActivitiesPage {
    site {
      siteMetadata {
        siteUrl
        asOf
      }
    }
  }
`;
