import { filteredBlog, isSame, mostUsed, matchesFilter, type ArticleFilter } from "../../domain/blog/article-filter";
import { FilterChoice, FilterChoices, FilterRows } from "../content/FilterChoices";
import { Text } from "../ui/Text";

interface ArticleFiltersProps {
  readonly articles: readonly { readonly category: string | null; readonly tags: readonly string[] }[];
  readonly filter: ArticleFilter;
}

/** As many tags as a reader can take in at a glance; an article shows all of its own. */
const MOST_TAGS = 30;

/** Categories and tags to choose from; each choice is an address. */
export function ArticleFilters({ articles, filter }: ArticleFiltersProps) {
  const { category, tag } = filter;
  // Only choices that find something together with the other one.
  const categories = mostUsed(
    articles.filter((article) => matchesFilter(article, { tag })).flatMap((article) => article.category ?? []),
  );
  const tags = mostUsed(
    articles.filter((article) => matchesFilter(article, { category })).flatMap((article) => article.tags),
  );
  return (
    <FilterRows label="Filter articles">
      {categories.length > 0 && (
        <FilterChoices label="Category" plural="categories" all={filteredBlog({ tag })} isAll={category === undefined}>
          {categories.map((word) => (
            <FilterChoice key={word} to={filteredBlog({ category: word, tag })} isChosen={isSame(word, category ?? "")}>
              <Text>{word}</Text>
            </FilterChoice>
          ))}
        </FilterChoices>
      )}
      {tags.length > 0 && (
        <FilterChoices label="Tag" plural="tags" all={filteredBlog({ category })} isAll={tag === undefined}>
          {tags
            .filter((word, index) => index < MOST_TAGS || isSame(word, tag ?? ""))
            .map((word) => (
              <FilterChoice key={word} to={filteredBlog({ category, tag: word })} isChosen={isSame(word, tag ?? "")}>
                <Text>{word}</Text>
              </FilterChoice>
            ))}
        </FilterChoices>
      )}
    </FilterRows>
  );
}
