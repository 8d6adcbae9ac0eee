import { graphql, type PageProps } from "gatsby";
import { ArticleCards } from "../components/blog/ArticleCard";
import { BackLink } from "../components/content/page/BackLink";
import { PageHeader } from "../components/content/page/PageHeader";
import { YearLinks } from "../components/content/page/YearLinks";
import { Seo } from "../components/seo/Seo";
import { newestArticleFirst } from "../domain/activities/newest-first";
import { articlesTitle } from "../domain/year-pages";
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
      <PageHeader title={title} place={`blog/${year}`} command="ls -t *.md">
        <BackLink to={routes.list("blog")}>{t("Back to Blog")}</BackLink>
      </PageHeader>
      <ArticleCards articles={[...data.allArticle.nodes].sort(newestArticleFirst)} />
      <div className="container">
        <YearLinks title={t("All articles by year")} folder="blog" years={years} current={year} />
      </div>
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
