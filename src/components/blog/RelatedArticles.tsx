import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { SiteLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { ArticleByline } from "./ArticleByline";
import { Text } from "../ui/Text";
import * as styles from "./RelatedArticles.module.css";

/** Articles that share tags with the one above. */
export function RelatedArticles({ articles }: { readonly articles: readonly Queries.RelatedArticleFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="Related articles">
      <ul role="list" className={styles.list}>
        {articles.map((article) => (
          <li key={article.jsonId} className={styles.entry}>
            <h3 className={styles.title}>
              <SiteLink to={routes.item("blog", article.jsonId)}>
                <Text>{article.title}</Text>
              </SiteLink>
            </h3>
            {article.excerpt && <Text as="p">{article.excerpt}</Text>}
            <ArticleByline article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects it. */
export const relatedArticle = graphql`
  fragment RelatedArticle on Article {
    jsonId
    title
    excerpt
    ...ArticleByline
  }
`;
