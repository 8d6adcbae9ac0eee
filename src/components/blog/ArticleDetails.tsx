import { graphql } from "gatsby";
import { contentsOf, type ContentsEntry } from "../../domain/blog/article-contents";
import { filteredBlog } from "../../domain/blog/article-filter";
import { routes } from "../../domain/routes";
import { TagList } from "../content/TagList";
import { BackLink } from "../content/page/BackLink";
import { pictureSource } from "../content/picture-source";
import { PreviousNext, type Neighbour } from "../content/page/PreviousNext";
import { Newsletter } from "../membership/Newsletter";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { CopyLinkButton } from "../share/CopyLinkButton";
import { classes } from "../ui/classes";
import { Picture } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { Section } from "../ui/Section";
import { ArticleByline } from "./ArticleByline";
import { t } from "../../words/t";
import * as detail from "../content/page/DetailPage.module.css";
import * as styles from "./blog.module.css";

interface ArticleDetailsProps {
  readonly article: Queries.ArticleDetailsFragment;
  readonly authorPath: string | null;
  readonly related: readonly Queries.RelatedArticleFragment[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly newsletterLink?: string | null | undefined;
}

export function ArticleDetails(props: ArticleDetailsProps) {
  const { article, authorPath, related, previous, next, newsletterLink } = props;
  const { title, excerpt, category, featured, tags, featuredImage, body } = article;
  const picture = pictureSource(featuredImage);
  const contents = contentsOf(body.headings, body.wordCount);
  return (
    <div className={classes("container", detail.page)}>
      <BackLink to={routes.list("blog")}>{t("Back to Blog")}</BackLink>
      <article>
        <header className={detail.header} data-picture={picture !== undefined || undefined}>
          {picture && <Picture source={picture} alt="" eager className={detail.picture} />}
          <div className={detail.summary}>
            {(featured || category) && (
              <div className={styles.tags}>
                {featured && <Tag tone="highlight">{t("Featured")}</Tag>}{" "}
                {category && (
                  <SiteLink to={filteredBlog({ category })}>
                    <Tag tone="accent">{category}</Tag>
                  </SiteLink>
                )}
              </div>
            )}
            <Text as="h1" className={detail.title}>
              {title}
            </Text>
            {excerpt && (
              <Text as="p" className={detail.subtitle}>
                {excerpt}
              </Text>
            )}
            <ArticleByline article={article} authorPath={authorPath} withUpdate />
          </div>
        </header>
        <div className={styles.columns} data-contents={contents.length > 0 || undefined}>
          {contents.length > 0 && <TableOfContents entries={contents} />}
          <div className={styles.text}>
            <Prose html={body.html} copiesCode />
            <div className={styles.footer}>
              <TagList tags={tags} list={routes.list("blog")} />
              <CopyLinkButton />
            </div>
          </div>
        </div>
      </article>
      <Newsletter to={newsletterLink} />
      <RelatedArticles articles={related} />
      <PreviousNext kind="article" previous={previous} next={next} />
    </div>
  );
}

/** @public Gatsby collects it. */
export const articleDetails = graphql`
  fragment ArticleDetails on Article {
    jsonId
    title
    excerpt
    category
    tags
    featured
    featuredImage {
      ...DetailPicture
    }
    ...ArticleByline
    body {
      html
      headings {
        id
        text
        level
      }
    }
  }
`;

function RelatedArticles({ articles }: { readonly articles: readonly Queries.RelatedArticleFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title={t("Related articles")}>
      <ul role="list" className={styles.list}>
        {articles.map((article) => (
          <li key={article.jsonId} className={styles.entry}>
            <h3 className={styles.relatedTitle}>
              <TextLink to={routes.item("blog", article.jsonId)}>{article.title}</TextLink>
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

/** Links to the parts of a long article. Closed if there is no room beside the text. */
function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label={t("Contents")} className={styles.contents}>
      <details className={styles.details}>
        <summary className={styles.contentsSummary}>{t("Contents")}</summary>
        <ol role="list" className={styles.contentsList}>
          {entries.map(({ id, text, parts }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Text>{text}</Text>
              </a>
              {parts.length > 0 && (
                <ol role="list" className={styles.parts}>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`}>
                        <Text>{part.text}</Text>
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
