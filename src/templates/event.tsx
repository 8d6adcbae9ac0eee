import { graphql, type PageProps } from "gatsby";
import { EventDetails } from "../components/events/EventDetails";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { lastInstant } from "../domain/activities/event-status";
import { registrationTarget } from "../domain/activities/taking-part";
import { routes } from "../domain/routes";
import { eventNode } from "../domain/structured-data/event";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
}

export default function EventPage({ data, pageContext }: PageProps<Queries.EventPageQuery, Context>) {
  const { event, site } = data;
  const club = useClub();
  if (!event) return null;
  const path = routes.item("events", event.jsonId);
  const image = event.image?.picture?.share?.src ?? event.image?.pictureUrl ?? null;
  const description = event.description ?? textOfHtml(event.fullDescription?.html ?? "");
  const registrationUrl = registrationTarget(event.registrationLink, path);
  const node = eventNode(
    "Event",
    { ...event, path, image, description, registrationUrl, performers: event.speakers },
    club,
    new Date(site?.siteMetadata.asOf ?? ""),
  );
  return (
    <>
      <Seo
        title={event.title}
        description={description || t("{title}, an event of {club}.", { title: event.title, club: club.name })}
        titleSuffix={pageContext.titleSuffix}
        path={path}
        date={event.date}
        until={lastInstant(event)}
        parents={[{ name: t("Events"), path: routes.list("events") }]}
        structuredData={node ? [node] : []}
      />
      <EventDetails
        event={event}
        asOf={site?.siteMetadata.asOf ?? ""}
        code={event.posterCode}
        results={data.allResult.nodes}
      />
    </>
  );
}

export const query = graphql`
  query EventPage($jsonId: String!) {
    site {
      siteMetadata {
        asOf
      }
    }
    event(jsonId: { eq: $jsonId }) {
      ...EventDetails
      posterCode {
        size
        path
      }
    }
    allResult(filter: { event: { eq: $jsonId } }, sort: { jsonId: ASC }) {
      nodes {
        ...EventResult
      }
    }
  }
`;
