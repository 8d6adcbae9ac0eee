import { keyMatcher, searchKey } from "../text/search-key";
import { isSameWord } from "../text/same-word";
import { parametersOf, queryOf } from "../addresses/own-parameters";
import { routes } from "../routes";
import { authorsOf } from "./byline";

export interface ArticleFilter {
  readonly query: string;
  /** Undefined: all. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
}

interface Sorted {
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly author: string | null;
  readonly authors: readonly string[];
}

/** Reads the filter in an address's query, such as `?q=git&category=Web&tag=HTML`. */
export function filterIn(search: string): ArticleFilter {
  const parameters = parametersOf(search);
  const [category, tag] = [parameters.get("category") || undefined, parameters.get("tag") || undefined];
  return { query: parameters.get("q") ?? "", category, tag };
}

/** The query of an address that says the same; empty for all articles. */
export function filterAddress({ query, category, tag }: Partial<ArticleFilter>): string {
  return queryOf({ q: query, category, tag });
}

export function filteredBlog(filter: Partial<ArticleFilter>): string {
  return routes.list("blog") + filterAddress(filter);
}

/** Tells whether an article matches a filter. Case does not matter, since people type addresses. */
export function articleMatcher({ query = "", category, tag }: Partial<ArticleFilter>): (article: Sorted) => boolean {
  const matches = query.trim() === "" ? undefined : keyMatcher(query);
  return (article) => {
    const { title, excerpt, tags } = article;
    const words = [title, excerpt, article.category, ...tags, ...authorsOf(article)];
    return (
      (category === undefined || isSameWord(article.category ?? "", category)) &&
      (tag === undefined || tags.some((each) => isSameWord(each, tag))) &&
      (matches === undefined || matches(searchKey(words.filter(Boolean).join("\n"))))
    );
  };
}
