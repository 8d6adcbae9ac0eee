import {
  articleMatcher,
  filterAddress,
  filteredBlog,
  filterIn,
  type ArticleFilter,
} from "../../domain/blog/article-filter";
import { isSameWord, mostUsed } from "../../domain/text/same-word";
import { newestArticleFirst } from "../../domain/activities/newest-first";
import { archiveYears, MOST_ARTICLES } from "../../domain/year-pages";
import { routes } from "../../domain/routes";
import { useAddressState } from "../../hooks/useAddressState";
import { AddressDependent } from "../content/AddressDependent";
import { ListSearch } from "../content/list-filters";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { YearLinks } from "../content/page/YearLinks";
import { ButtonLink } from "../navigation/ButtonLink";
import { Text } from "../ui/Text";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { ArticleCards } from "./ArticleCard";
import { t } from "../../words/t";

interface BlogPageProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
}

/** All articles, or those of the category and tag in the address. */
export function BlogPage({ articles }: BlogPageProps) {
  const { state: filter, type } = useAddressState(filterIn, filterAddress);
  const isFiltered = filterAddress(filter) !== "";
  const found = articles.filter(articleMatcher(filter)).sort(newestArticleFirst);
  const shown = isFiltered ? found : found.slice(0, MOST_ARTICLES);
  const years = archiveYears(
    found.map(({ publishDate }) => ({ date: publishDate })),
    MOST_ARTICLES,
  );
  return (
    <>
      <PageHeader title={t("Blog")} place="blog" command="ls -t *.md">
        <p>{t("What members have learned, written down for those who come after.")}</p>
      </PageHeader>
      <AddressDependent reads={["q", "category", "tag"]}>
        <div className="container">
          {articles.length > 1 && <ArticleFilters articles={articles} filter={filter} onType={type} />}
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
        {shown.length > 0 && <ArticleCards articles={shown} />}
        {!isFiltered && (
          <div className="container">
            <YearLinks title={t("All articles by year")} folder="blog" years={years} />
          </div>
        )}
      </AddressDependent>
    </>
  );
}

interface ArticleFiltersProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly filter: ArticleFilter;
  readonly onType: (query: string) => void;
}

/** Not all tags, which would be too many to scan; an article shows all of its own. */
const MOST_TAGS = 30;

/** A search field, and categories and tags to choose from; each choice is an address. */
function ArticleFilters({ articles, filter, onType }: ArticleFiltersProps) {
  const { query, category, tag } = filter;
  // Only choices that still find something.
  const categories = mostUsed(
    articles.filter(articleMatcher({ query, tag })).flatMap((article) => article.category ?? []),
  );
  const tags = mostUsed(articles.filter(articleMatcher({ query, category })).flatMap((article) => article.tags));
  return (
    <FilterRows label={t("Filter articles")} chosen={[query, category ?? "", tag ?? ""]} needsScripts>
      <ListSearch label={t("Search articles")} placeholder={t("Search articles...")} value={query} onType={onType} />
      {categories.length > 0 && (
        <FilterChoices label={t("Category")} all={filteredBlog({ query, tag })} isAll={category === undefined}>
          {categories.map((word) => (
            <FilterChoice
              key={word}
              to={filteredBlog({ query, category: word, tag })}
              isChosen={isSameWord(word, category ?? "")}
            >
              <Text>{word}</Text>
            </FilterChoice>
          ))}
        </FilterChoices>
      )}
      {tags.length > 0 && (
        <FilterChoices label={t("Tag")} all={filteredBlog({ query, category })} isAll={tag === undefined}>
          {tags
            .filter((word, index) => index < MOST_TAGS || isSameWord(word, tag ?? ""))
            .map((word) => (
              <FilterChoice
                key={word}
                to={filteredBlog({ query, category, tag: word })}
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
