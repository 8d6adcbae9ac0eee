import { wordKey } from "../text/same-word";
import { newestArticleFirst } from "../activities/newest-first";

interface Tagged {
  readonly jsonId: string;
  readonly publishDate: string | null;
  readonly tags: readonly string[];
}

const MOST = 3;

/**
 * Finds the articles that share the most tags with one; of equal ones the newer. Those that share none are left out.
 * The tags of all articles are read once, however many articles ask.
 */
export function relatedArticles<T extends Tagged>(articles: readonly T[]): (article: Tagged) => T[] {
  const byTag = new Map<string, T[]>();
  for (const article of articles)
    for (const tag of tagsOf(article)) {
      const tagged = byTag.get(tag) ?? [];
      tagged.push(article);
      byTag.set(tag, tagged);
    }
  return (article) => {
    const shared = new Map<T, number>();
    for (const tag of tagsOf(article))
      for (const other of byTag.get(tag) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .filter(([{ jsonId }]) => jsonId !== article.jsonId)
      .sort(([a, tagsOfA], [b, tagsOfB]) => tagsOfB - tagsOfA || newestArticleFirst(a, b))
      .slice(0, MOST)
      .map(([other]) => other);
  };
}

function tagsOf({ tags }: Tagged): ReadonlySet<string> {
  return new Set(tags.map(wordKey));
}
