import { graphql, type PageProps } from "gatsby";
import { EventList } from "../components/events/EventList";
import { Seo } from "../components/seo/Seo";
import { newestEventFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/web-page";

export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { site, allEvent } = data;
  const asOf = site?.siteMetadata.asOf ?? "";
  const inOrder = [...allEvent.nodes].sort(newestEventFirst(new Date(asOf)));
  const paths = inOrder.map(({ jsonId }) => routes.item("events", jsonId));
  return (
    <>
      <Seo
        title="Events"
        description="All events of the club: contests, seminars and meetings, past and upcoming."
        path={routes.list("events")}
        structuredData={[collection(site?.siteMetadata.siteUrl ?? "", "Events", routes.list("events"), paths)]}
      />
      <EventList events={allEvent.nodes} asOf={asOf} />
    </>
  );
}

export const query = graphql`
  query EventsPage {
    site {
      siteMetadata {
        siteUrl
        asOf
      }
    }
    allEvent(sort: { jsonId: ASC }) {
      nodes {
        ...EventCard
      }
    }
  }
`;
