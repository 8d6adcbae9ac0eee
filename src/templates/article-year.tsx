import { graphql, type PageProps } from "gatsby";
import { ArticleYear } from "../components/blog/ArticleCard";
import { Seo } from "../components/seo/Seo";
import { newestArticleFirst } from "../domain/activities/newest-first";
import { articlesTitle } from "../domain/notices/notice-archive";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface YearContext {
  readonly year: string;
  readonly years: readonly string[];
}

export default function ArticleYearPage({ data, pageContext }: PageProps<Queries.ArticleYearPageQuery, YearContext>) {
  const { year, years } = pageContext;
  const club = useClub();
  const title = articlesTitle(year);
  return (
    <>
      <Seo
        title={title}
        description={t("{title}: by members of {club}, the newest first.", { title, club: club.name })}
        path={routes.year("blog", year)}
        parents={[{ name: t("Blog"), path: routes.list("blog") }]}
      />
      <ArticleYear year={year} years={years} articles={[...data.allArticle.nodes].sort(newestArticleFirst)} />
    </>
  );
}

export const query = graphql`
  query ArticleYearPage($ids: [String!]!) {
    allArticle(filter: { jsonId: { in: $ids } }, sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
