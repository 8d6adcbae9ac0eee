import { graphql, type PageProps } from "gatsby";
import { ResourceList } from "../components/resources/ResourceList";
import { Seo } from "../components/seo/Seo";
import { resourcesByTopic } from "../domain/resources/resource-filter";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly noindex?: boolean;
}

export default function ResourcesPage({ data, pageContext }: PageProps<Queries.ResourcesPageQuery, Context>) {
  const { name, siteUrl } = useClub();
  const resources = data.allResource.nodes;
  const inOrder = resourcesByTopic(resources).flatMap(({ items }) => items);
  const paths = inOrder.map(({ jsonId }) => routes.inList("resources", jsonId));
  return (
    <>
      <Seo
        title={t("Resources")}
        description={t("Books, courses, tools and files that the members of {club} recommend, by topic.", {
          club: name,
        })}
        path={routes.list("resources")}
        noindex={pageContext.noindex === true}
        structuredData={[collection(siteUrl, t("Resources"), routes.list("resources"), paths)]}
      />
      <ResourceList resources={resources} />
    </>
  );
}

export const query = graphql`
  query ResourcesPage {
    allResource(sort: { jsonId: ASC }) {
      nodes {
        ...ResourceEntry
      }
    }
  }
`;
