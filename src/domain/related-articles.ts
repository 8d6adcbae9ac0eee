import { newestArticleFirst } from "./article-order";
import { isSame } from "./article-filter";

interface Tagged {
  readonly jsonId: string;
  readonly publishDate: string | null;
  readonly tags: readonly string[];
}

/** How many are worth a reader's choice. */
const MOST = 3;

/** The articles that share most tags with one; the newer of two alike. None that shares none. */
export function relatedArticles<T extends Tagged>(article: Tagged, articles: readonly T[]): T[] {
  const shared = (other: T) => article.tags.filter((tag) => other.tags.some((word) => isSame(word, tag))).length;
  return articles
    .filter((other) => other.jsonId !== article.jsonId && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || newestArticleFirst(a, b))
    .slice(0, MOST);
}
