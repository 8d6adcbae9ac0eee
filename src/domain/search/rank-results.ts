/** A page that was found, before anything of it is loaded. */
export interface RankedResult {
  readonly id: string;
  /** How well its words answer, as the search engine sees it. */
  readonly score: number;
  /** True if all words that were searched for are in its title. */
  readonly isTitle: boolean;
  /** True if it has all of them as words of their own: 'camp' also finds 'campus'. */
  readonly isWhole: boolean;
  /** True if it is a list of items. */
  readonly isList: boolean;
  /** True if it is the home page, which mentions much and is about nothing of it. */
  readonly isHome: boolean;
  /** True if it takes place in the future. */
  readonly isComing: boolean;
}

/**
 * Puts first what someone most likely looks for: a title before a mention, a whole word before the beginning of another,
 * what is coming before what has been, and an item before a list that only mentions it.
 */
export function inOrderOfUse<T extends RankedResult>(results: readonly T[]): readonly T[] {
  return [...results].sort(
    (a, b) =>
      Number(a.isHome) - Number(b.isHome) ||
      Number(onlyLists(a)) - Number(onlyLists(b)) ||
      Number(b.isTitle) - Number(a.isTitle) ||
      Number(b.isWhole) - Number(a.isWhole) ||
      Number(b.isComing) - Number(a.isComing) ||
      b.score - a.score,
  );
}

function onlyLists({ isList, isTitle }: RankedResult): boolean {
  return isList && !isTitle;
}
