import { graphql, type PageProps } from "gatsby";
import { ActivityHead } from "../components/activities/ActivityHead";
import { WorkshopDetails } from "../components/workshops/WorkshopDetails";

interface Context {
  readonly titleSuffix: string;
}

export default function WorkshopPage({ data, pageContext }: PageProps<Queries.WorkshopPageQuery, Context>) {
  const { workshop, site } = data;
  if (!workshop) return null;
  const asOf = site?.siteMetadata.asOf ?? "";
  return (
    <>
      <ActivityHead activity={workshop} asOf={asOf} titleSuffix={pageContext.titleSuffix} />
      <WorkshopDetails workshop={workshop} asOf={asOf} code={workshop.posterCode} />
    </>
  );
}

export const query = graphql`
  query WorkshopPage($jsonId: String!) {
    site {
      siteMetadata {
        asOf
      }
    }
    workshop(jsonId: { eq: $jsonId }) {
      ...WorkshopDetails
      posterCode {
        size
        path
      }
    }
  }
`;
