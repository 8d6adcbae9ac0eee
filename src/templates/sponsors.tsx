import { graphql, type PageProps } from "gatsby";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { SponsorList } from "../components/sponsors/SponsorList";
import { routes } from "../domain/routes";
import { sponsorsByTier } from "../domain/sponsors/sponsors";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function SponsorsPage({ data, pageContext }: PageProps<Queries.SponsorsPageQuery, ListContext>) {
  const { name } = useClub();
  const asOf = data.site?.siteMetadata.asOf ?? "";
  const sponsors = data.allSponsor.nodes;
  const shown = sponsorsByTier(sponsors, new Date(asOf)).flatMap(({ items }) => items);
  const paths = shown.map(({ jsonId }) => routes.inList("sponsors", jsonId));
  return (
    <>
      <ListHead
        folder="sponsors"
        title={t("Sponsors")}
        description={t("Those who support {club}, and how.", { club: name })}
        paths={paths}
        context={pageContext}
      />
      <SponsorList sponsors={sponsors} asOf={asOf} />
    </>
  );
}

export const query = graphql`
  query SponsorsPage($over: [String!]!) {
    site {
      siteMetadata {
        asOf
      }
    }
    allSponsor(filter: { jsonId: { nin: $over } }, sort: { jsonId: ASC }) {
      nodes {
        ...SponsorEntry
      }
    }
  }
`;
