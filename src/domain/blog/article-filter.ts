import { inNaturalOrder } from "../text/natural-order";
import { foldCase } from "../text/fold-case";
import { parametersOf } from "../addresses/own-parameters";
import { routes } from "../routes";

/** Which articles a reader wants to see; undefined: all. */
export interface ArticleFilter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
}

interface Sorted {
  readonly category: string | null;
  readonly tags: readonly string[];
}

/** Reads the filter in an address's query, such as `?category=Web&tag=HTML`. */
export function filterIn(search: string): ArticleFilter {
  const parameters = parametersOf(search);
  return { category: parameters.get("category") || undefined, tag: parameters.get("tag") || undefined };
}

/** The address of the articles that pass a filter. */
export function filteredBlog({ category, tag }: ArticleFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (tag) parameters.set("tag", tag);
  const query = parameters.toString();
  return query === "" ? routes.list("blog") : `${routes.list("blog")}?${query}`;
}

/** True if an article matches a filter. Case does not matter, since people type addresses. */
export function matchesFilter({ category, tags }: Sorted, filter: ArticleFilter): boolean {
  const rightCategory = filter.category === undefined || isSame(category ?? "", filter.category);
  return rightCategory && (filter.tag === undefined || tags.some((tag) => isSame(tag, filter.tag ?? "")));
}

/** True if two categories or tags are the same word. */
export function isSame(a: string, b: string): boolean {
  return wordKey(a) === wordKey(b);
}

/** The form in which categories and tags are compared. */
export function wordKey(word: string): string {
  return foldCase(word.trim());
}

/** The words of a list, each once in its first spelling: the most used first, then by alphabet. */
export function mostUsed(words: readonly string[]): string[] {
  const uses = new Map<string, { readonly word: string; count: number }>();
  for (const word of words) {
    const use = uses.get(wordKey(word)) ?? { word, count: 0 };
    use.count += 1;
    uses.set(wordKey(word), use);
  }
  return [...uses.values()].sort((a, b) => b.count - a.count || inNaturalOrder(a.word, b.word)).map(({ word }) => word);
}
