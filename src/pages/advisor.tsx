import { graphql, type PageProps } from "gatsby";
import { AdvisorList } from "../components/people/AdvisorList";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function AdvisorsPage({ data }: PageProps<Queries.AdvisorsPageQuery>) {
  const { name, siteUrl } = useClub();
  const advisors = data.allAdvisor.nodes;
  const paths = advisors.map(({ jsonId }) => routes.item("advisors", jsonId));
  return (
    <>
      <Seo
        title={t("Advisors")}
        description={t("The teachers who guide {club}: what they know and how to reach them.", { club: name })}
        path={routes.list("advisors")}
        structuredData={[collection(siteUrl, t("Advisors"), routes.list("advisors"), paths)]}
      />
      <AdvisorList advisors={advisors} />
    </>
  );
}

export const query = graphql`
  query AdvisorsPage {
    allAdvisor(sort: { jsonId: ASC }) {
      nodes {
        ...AdvisorCard
      }
    }
  }
`;
