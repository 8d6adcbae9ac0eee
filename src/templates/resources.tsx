import { graphql, type PageProps } from "gatsby";
import { ResourceList } from "../components/resources/ResourceList";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { resourcesByTopic } from "../domain/resources/resource-filter";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function ResourcesPage({ data, pageContext }: PageProps<Queries.ResourcesPageQuery, ListContext>) {
  const { name } = useClub();
  const resources = data.allResource.nodes;
  const inOrder = resourcesByTopic(resources).flatMap(({ items }) => items);
  const paths = inOrder.map(({ jsonId }) => routes.inList("resources", jsonId));
  return (
    <>
      <ListHead
        folder="resources"
        title={t("Resources")}
        description={t("Books, courses, tools and files that the members of {club} recommend, by topic.", {
          club: name,
        })}
        paths={paths}
        context={pageContext}
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
