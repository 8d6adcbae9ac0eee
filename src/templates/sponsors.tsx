import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { SponsorList } from "../components/sponsors/SponsorList";
import { routes } from "../domain/routes";
import { sponsorsByTier } from "../domain/sponsors/sponsors";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function SponsorsPage({ data, pageContext }: PageProps<Queries.SponsorsPageQuery, Context>) {
  const { name, siteUrl } = useClub();
  const asOf = data.site?.siteMetadata.asOf ?? "";
  const sponsors = data.allSponsor.nodes;
  const shown = sponsorsByTier(sponsors, new Date(asOf)).flatMap(({ items }) => items);
  const paths = shown.map(({ jsonId }) => routes.inList("sponsors", jsonId));
  return (
    <>
      <Seo
        title={t("Sponsors")}
        description={t("Those who support {club}, and how.", { club: name })}
        path={routes.list("sponsors")}
        noindex={pageContext.noindex === true}
        structuredData={[collection(siteUrl, t("Sponsors"), routes.list("sponsors"), paths)]}
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
