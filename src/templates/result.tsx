import { graphql, type PageProps } from "gatsby";
import { ResultDetails } from "../components/results/ResultDetails";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { textOfHtml } from "../domain/text/markup";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
  readonly goneProfiles?: readonly string[];
}

export default function ResultPage({ data, pageContext }: PageProps<Queries.ResultPageQuery, Context>) {
  const { result } = data;
  const { name } = useClub();
  if (!result) return null;
  const { title, date, description } = result;
  return (
    <>
      <Seo
        title={title}
        description={textOfHtml(description?.html ?? "") || t("{title}: the result, by {club}.", { title, club: name })}
        titleSuffix={pageContext.titleSuffix}
        path={routes.item("results", result.jsonId)}
        date={date}
        parents={[{ name: t("Results"), path: routes.list("results") }]}
      />
      <ResultDetails result={result} goneProfiles={pageContext.goneProfiles} />
    </>
  );
}

export const query = graphql`
  query ResultPage($jsonId: String!) {
    result(jsonId: { eq: $jsonId }) {
      ...ResultDetails
    }
  }
`;
