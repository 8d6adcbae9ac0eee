import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/Seo";
import { SheetView } from "../components/sheets/SheetView";
import { topicsOf } from "../domain/problems/sheets";
import { routes } from "../domain/routes";
import { sheetNode } from "../domain/structured-data/sheet";
import { textOfHtml } from "../domain/text/markup";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
  readonly membersAddress: string;
}

export default function SheetPage({ data, pageContext }: PageProps<Queries.SheetPageQuery, Context>) {
  const { sheet } = data;
  const club = useClub();
  if (!sheet) return null;
  const { jsonId, title, level, tags, problems } = sheet;
  const path = routes.item("sheets", jsonId);
  const description = textOfHtml(sheet.description?.html ?? "");
  return (
    <>
      <Seo
        title={title}
        description={description || t("{title}: problems to practise on, by {club}.", { title, club: club.name })}
        titleSuffix={pageContext.titleSuffix}
        path={path}
        parents={[{ name: t("Problem sheets"), path: routes.list("sheets") }]}
        structuredData={[sheetNode({ path, title, description, level, tags, topics: topicsOf(problems) }, club)]}
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
