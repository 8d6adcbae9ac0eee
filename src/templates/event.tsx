import { graphql, type PageProps } from "gatsby";
import { ActivityHead } from "../components/activities/ActivityHead";
import { EventDetails } from "../components/events/EventDetails";

interface Context {
  readonly titleSuffix: string;
}

export default function EventPage({ data, pageContext }: PageProps<Queries.EventPageQuery, Context>) {
  const { event, site } = data;
  if (!event) return null;
  const asOf = site?.siteMetadata.asOf ?? "";
  return (
    <>
      <ActivityHead activity={event} asOf={asOf} titleSuffix={pageContext.titleSuffix} />
      <EventDetails event={event} asOf={asOf} code={event.posterCode} results={data.allResult.nodes} />
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
