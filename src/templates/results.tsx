import { graphql, type PageProps } from "gatsby";
import { Card } from "../components/content/cards/Card";
import { CardList } from "../components/content/cards/CardList";
import { PageHeader } from "../components/content/page/PageHeader";
import { TextLink } from "../components/navigation/SiteLink";
import { ListHead, type ListContext } from "../components/seo/ListHead";
import { newestNoticeFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { dateText } from "../domain/time/date-text";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

export default function ResultsPage({ data, pageContext }: PageProps<Queries.ResultsPageQuery, ListContext>) {
  const { name } = useClub();
  const results = [...data.allResult.nodes].sort(newestNoticeFirst);
  const pathOf = ({ jsonId }: { readonly jsonId: string }) => routes.item("results", jsonId);
  return (
    <>
      <ListHead
        folder="results"
        title={t("Results")}
        description={t("How the members of {club} did in contests.", { club: name })}
        paths={results.map(pathOf)}
        context={pageContext}
      />
      <PageHeader title={t("Results")} place="results" command="sort -rn">
        <p>{t("How we did in contests, the newest first.")}</p>
      </PageHeader>
      <CardList items={results} empty={t("No results yet")}>
        {(result) => (
          <Card heading={<TextLink to={pathOf(result)}>{result.title}</TextLink>}>{dateText(result.date)}</Card>
        )}
      </CardList>
    </>
  );
}

export const query = graphql`
  query ResultsPage {
    allResult(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        title
        date
      }
    }
  }
`;
