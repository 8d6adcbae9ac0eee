import { graphql, type PageProps } from "gatsby";
import { ResultList } from "../components/results/ResultList";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { newestNoticeFirst } from "../domain/activities/newest-first";
import type { RoundFile } from "../domain/rounds/shown-rounds";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface ResultsContext extends ListContext {
  /** The files with the Codeforces rounds of each year, the newest first. */
  readonly rounds?: readonly RoundFile[];
}

export default function ResultsPage({ data, pageContext }: PageProps<Queries.ResultsPageQuery, ResultsContext>) {
  const { name } = useClub();
  const results = data.allResult.nodes;
  const paths = [...results].sort(newestNoticeFirst).map(({ jsonId }) => routes.item("results", jsonId));
  return (
    <>
      <ListHead
        folder="results"
        title={t("Results")}
        description={t("How the members of {club} did in contests.", { club: name })}
        paths={paths}
        context={pageContext}
      />
      <ResultList results={results} rounds={pageContext.rounds} />
    </>
  );
}

export const query = graphql`
  query ResultsPage {
    allResult(sort: { jsonId: ASC }) {
      nodes {
        ...ResultEntry
      }
    }
  }
`;
