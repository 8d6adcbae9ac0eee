import { isSameWord } from "../text/same-word";
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

export function filteredBlog({ category, tag }: ArticleFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (tag) parameters.set("tag", tag);
  const query = parameters.toString();
  return query === "" ? routes.list("blog") : `${routes.list("blog")}?${query}`;
}

/** True if an article matches a filter. Case does not matter, since people type addresses. */
export function matchesFilter({ category, tags }: Sorted, filter: ArticleFilter): boolean {
  const rightCategory = filter.category === undefined || isSameWord(category ?? "", filter.category);
  return rightCategory && (filter.tag === undefined || tags.some((tag) => isSameWord(tag, filter.tag ?? "")));
}
