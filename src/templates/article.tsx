import { graphql, type PageProps } from "gatsby";
import { ArticleDetails } from "../components/blog/ArticleDetails";
import type { Neighbour } from "../components/content/page/PreviousNext";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { routes } from "../domain/routes";
import { blogPosting } from "../domain/structured-data/blog-posting";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface ArticleContext {
  readonly titleSuffix: string;
  readonly authorPath: string | null;
  /** The ids of related articles, in order. */
  readonly related: readonly string[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, ArticleContext>) {
  const { article, allArticle } = data;
  const { titleSuffix, authorPath, related, previous, next } = pageContext;
  const club = useClub();
  if (!article) return null;
  const path = routes.item("blog", article.jsonId);
  const image = article.featuredImage?.picture?.share?.src ?? article.featuredImage?.pictureUrl ?? null;
  const description = article.excerpt ?? textOfHtml(article.body.html);
  const { wordCount } = article.body;
  return (
    <>
      <Seo
        title={article.title}
        description={description || t("{title}, an article by {club}.", { title: article.title, club: club.name })}
        titleSuffix={titleSuffix}
        path={path}
        date={article.publishDate}
        type="article"
        parents={[{ name: t("Blog"), path: routes.list("blog") }]}
        structuredData={[
          blogPosting(club, { ...article, path, image, description: article.excerpt ?? "", authorPath, wordCount }),
        ]}
      />
      <ArticleDetails
        article={article}
        authorPath={authorPath}
        related={related.flatMap((id) => allArticle.nodes.find(({ jsonId }) => jsonId === id) ?? [])}
        previous={previous}
        next={next}
        newsletterLink={data.club?.newsletterLink}
      />
    </>
  );
}

export const query = graphql`
  query ArticlePage($jsonId: String!, $related: [String!]!) {
    article(jsonId: { eq: $jsonId }) {
      ...ArticleDetails
    }
    club {
      newsletterLink
    }
    allArticle(filter: { jsonId: { in: $related } }, sort: { jsonId: ASC }) {
      nodes {
        jsonId
        ...RelatedArticle
      }
    }
  }
`;
