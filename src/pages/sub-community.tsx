import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { SubCommunityList } from "../components/sub-communities/SubCommunityList";
import { routes } from "../domain/routes";
import { t } from "../words/t";

export default function SubCommunitiesPage({ data }: PageProps<Queries.SubCommunitiesPageQuery>) {
  return (
    <>
      <Seo
        title={t("Sub Communities")}
        description={t("The divisions of the club: what they do, when they meet and how to get in touch.")}
        path={routes.list("sub-communities")}
      />
      <SubCommunityList communities={data.allSubCommunity.nodes} />
    </>
  );
}

export const query = graphql`
  query SubCommunitiesPage {
    allSubCommunity(sort: { jsonId: ASC }) {
      nodes {
        ...SubCommunityPanel
      }
    }
  }
`;
