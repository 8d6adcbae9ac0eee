import { graphql, type PageProps } from "gatsby";
import { PageText } from "../components/pages/PageText";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function OwnPage({ data: { page } }: PageProps<Queries.OwnPageQuery>) {
  const { name } = useClub();
  if (!page) return null;
  const description = page.description ?? textOfHtml(page.body.html);
  return (
    <>
      <Seo
        title={page.title}
        description={description || t("{title} of {club}.", { title: page.title, club: name })}
        path={routes.page(page.jsonId)}
      />
      <PageText page={page} />
    </>
  );
}

export const query = graphql`
  query OwnPage($jsonId: String!) {
    page(jsonId: { eq: $jsonId }) {
      ...PageText
    }
  }
`;
