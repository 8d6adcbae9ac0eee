import { articlesTitle } from "../../domain/notices/notice-archive";
import { routes } from "../../domain/routes";
import { BackLink } from "../content/page/BackLink";
import { PageHeader } from "../content/page/PageHeader";
import { YearLinks } from "../content/page/YearLinks";
import { ArticleCards } from "./ArticleCard";
import { t } from "../../words/t";

interface ArticleYearProps {
  readonly year: string;
  readonly years: readonly string[];
  /** The newest first. */
  readonly articles: readonly Queries.ArticleCardFragment[];
}

/** All articles of one year on one page. */
export function ArticleYear({ year, years, articles }: ArticleYearProps) {
  return (
    <>
      <PageHeader title={articlesTitle(year)} place={`blog/${year}`} command="ls -t *.md">
        <BackLink to={routes.list("blog")}>{t("Back to Blog")}</BackLink>
      </PageHeader>
      <ArticleCards articles={articles} />
      <div className="container">
        <YearLinks title={t("All articles by year")} folder="blog" years={years} current={year} />
      </div>
    </>
  );
}
