import { graphql } from "gatsby";
import { filteredBlog, filterIn, matchesFilter, type ArticleFilter } from "../../domain/blog/article-filter";
import { isSameWord, mostUsed } from "../../domain/text/same-word";
import { newestArticleFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { useAddressQuery } from "../../hooks/useAddress";
import { LinkedText } from "../navigation/LinkedText";
import { AddressDependent } from "../content/AddressDependent";
import { CardGrid } from "../content/cards/CardGrid";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { ButtonLink } from "../navigation/ButtonLink";
import { Card } from "../content/cards/Card";
import { pictureSource } from "../content/picture-source";
import { SiteLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { ArticleByline } from "./ArticleByline";
import { t } from "../../words/t";

interface BlogPageProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
}

/** All articles, or those of a category and a tag, which the address names. */
export function BlogPage({ articles }: BlogPageProps) {
  const [query] = useAddressQuery();
  const filter = filterIn(query);
  const shown = articles.filter((article) => matchesFilter(article, filter)).sort(newestArticleFirst);
  const isFiltered = filteredBlog(filter) !== routes.list("blog");
  return (
    <>
      <PageHeader title={t("Blog")} place="blog" command="ls -t *.md">
        <p>{t("What members have learned, written down for those who come after.")}</p>
      </PageHeader>
      <AddressDependent reads={["category", "tag"]}>
        <div className="container">
          {articles.length > 1 && <ArticleFilters articles={articles} filter={filter} />}
          <p role="status" className="visually-hidden">
            {isFiltered && t("{count, plural, one {# article} other {# articles}}", { count: shown.length })}
          </p>
          {shown.length === 0 && (
            <EmptyState title={articles.length === 0 ? t("No articles yet") : t("No articles found")}>
              {articles.length === 0 ? (
                <p>{t("Come back soon.")}</p>
              ) : (
                <ButtonLink to={routes.list("blog")}>{t("All articles")}</ButtonLink>
              )}
            </EmptyState>
          )}
        </div>
        {shown.length > 0 && (
          <CardGrid>
            {shown.map((article, index) => (
              <li key={article.jsonId}>
                <ArticleCard article={article} eager={index === 0} />
              </li>
            ))}
          </CardGrid>
        )}
      </AddressDependent>
    </>
  );
}

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly eager?: boolean;
}

/** One article of the blog. */
function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { jsonId, title, excerpt, category, featured, featuredImage } = article;
  return (
    <Card
      heading={
        <SiteLink to={routes.item("blog", jsonId)}>
          <Text>{title}</Text>
        </SiteLink>
      }
      picture={pictureSource(featuredImage)}
      eager={eager}
      tags={
        (featured || category) && (
          <>
            {featured && <Tag tone="highlight">{t("Featured")}</Tag>}
            {category && (
              <Tag tone="accent">
                <Text>{category}</Text>
              </Tag>
            )}
          </>
        )
      }
    >
      {excerpt && <LinkedText as="p">{excerpt}</LinkedText>}
      <ArticleByline article={article} />
    </Card>
  );
}

/** @public Gatsby collects it. */
export const articleCard = graphql`
  fragment ArticleCard on Article {
    jsonId
    title
    excerpt
    category
    tags
    featured
    featuredImage {
      ...CardPicture
    }
    ...ArticleByline
  }
`;

interface ArticleFiltersProps {
  readonly articles: readonly { readonly category: string | null; readonly tags: readonly string[] }[];
  readonly filter: ArticleFilter;
}

/** As many tags as a reader can take in at a glance; an article shows all of its own. */
const MOST_TAGS = 30;

/** Categories and tags to choose from; each choice is an address. */
function ArticleFilters({ articles, filter }: ArticleFiltersProps) {
  const { category, tag } = filter;
  // Only choices that find something together with the other one.
  const categories = mostUsed(
    articles.filter((article) => matchesFilter(article, { tag })).flatMap((article) => article.category ?? []),
  );
  const tags = mostUsed(
    articles.filter((article) => matchesFilter(article, { category })).flatMap((article) => article.tags),
  );
  return (
    <FilterRows label={t("Filter articles")} chosen={[category ?? "", tag ?? ""]}>
      {categories.length > 0 && (
        <FilterChoices label={t("Category")} all={filteredBlog({ tag })} isAll={category === undefined}>
          {categories.map((word) => (
            <FilterChoice
              key={word}
              to={filteredBlog({ category: word, tag })}
              isChosen={isSameWord(word, category ?? "")}
            >
              <Text>{word}</Text>
            </FilterChoice>
          ))}
        </FilterChoices>
      )}
      {tags.length > 0 && (
        <FilterChoices label={t("Tag")} all={filteredBlog({ category })} isAll={tag === undefined}>
          {tags
            .filter((word, index) => index < MOST_TAGS || isSameWord(word, tag ?? ""))
            .map((word) => (
              <FilterChoice
                key={word}
                to={filteredBlog({ category, tag: word })}
                isChosen={isSameWord(word, tag ?? "")}
              >
                <Text>{word}</Text>
              </FilterChoice>
            ))}
        </FilterChoices>
      )}
    </FilterRows>
  );
}
