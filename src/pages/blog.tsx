import { graphql, type PageProps } from "gatsby";
import { BlogPage } from "../components/blog/BlogPage";
import { Seo } from "../components/seo/Seo";
import { newestArticleFirst } from "../domain/activities/newest-first";
import { routes } from "../domain/routes";
import { collection } from "../domain/structured-data/collection";
import { t } from "../words/t";

export default function Blog({ data }: PageProps<Queries.BlogPageQuery>) {
  const { site, allArticle } = data;
  const paths = [...allArticle.nodes].sort(newestArticleFirst).map(({ jsonId }) => routes.item("blog", jsonId));
  return (
    <>
      <Seo
        title={t("Blog")}
        description={t(
          "Articles by members of the club: what they have learned, step by step, for those who come after.",
        )}
        path={routes.list("blog")}
        structuredData={[collection(site?.siteMetadata.siteUrl ?? "", t("Blog"), routes.list("blog"), paths)]}
      />
      <BlogPage articles={allArticle.nodes} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allArticle(filter: { isPublished: { eq: true } }, sort: { jsonId: ASC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
