import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { WorkshopList } from "../components/workshops/WorkshopList";
import { newestEventFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/web-page";

export default function WorkshopsPage({ data }: PageProps<Queries.WorkshopsPageQuery>) {
  const { site, allWorkshop } = data;
  const paths = [...allWorkshop.nodes]
    .sort(newestEventFirst(new Date(site?.siteMetadata.asOf ?? "")))
    .map(({ jsonId }) => routes.item("workshops", jsonId));
  return (
    <>
      <Seo
        title="Workshops"
        description="All workshops of the club, from first programs to contests: what they teach, when and where."
        path={routes.list("workshops")}
        structuredData={[collection(site?.siteMetadata.siteUrl ?? "", "Workshops", routes.list("workshops"), paths)]}
      />
      <WorkshopList workshops={allWorkshop.nodes} asOf={site?.siteMetadata.asOf ?? ""} />
    </>
  );
}

export const query = graphql`
  query WorkshopsPage {
    site {
      siteMetadata {
        siteUrl
        asOf
      }
    }
    allWorkshop(sort: { jsonId: ASC }) {
      nodes {
        ...WorkshopCard
      }
    }
  }
`;
