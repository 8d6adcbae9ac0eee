import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { SheetView } from "../components/sheets/SheetView";
import { routes } from "../domain/routes";
import { textOfHtml } from "../domain/text/markup";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
  readonly membersAddress: string;
}

export default function SheetPage({ data, pageContext }: PageProps<Queries.SheetPageQuery, Context>) {
  const { sheet } = data;
  const { name } = useClub();
  if (!sheet) return null;
  const { jsonId, title, description } = sheet;
  return (
    <>
      <Seo
        title={title}
        description={
          textOfHtml(description?.html ?? "") ||
          t("{title}: problems to practise on, by {club}.", { title, club: name })
        }
        titleSuffix={pageContext.titleSuffix}
        path={routes.item("sheets", jsonId)}
        parents={[{ name: t("Problem sheets"), path: routes.list("sheets") }]}
      />
      <SheetView sheet={sheet} membersAddress={pageContext.membersAddress} />
    </>
  );
}

export const query = graphql`
  query SheetPage($jsonId: String!) {
    sheet(jsonId: { eq: $jsonId }) {
      ...SheetDetails
    }
  }
`;
