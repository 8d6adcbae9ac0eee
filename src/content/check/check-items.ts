import { checkCourseModules, checkIds } from "../rules/check-ids";
import { checkItem } from "../rules/check-item";
import { checkRolls, checkTwins } from "../rules/check-twins";
import { checkItemIds } from "../rules/check-item-ids";
import { checkAuthors } from "../rules/check-authors";
import { checkPortfolioSlugs } from "../rules/check-portfolio-slugs";
import { checkOwnPages } from "../rules/addresses/taken-address";
import { checkRedirects } from "../rules/addresses/check-redirects";
import { checkReferences, type HeadOf } from "../rules/check-references";
import type { Content, ContentItem } from "../content";
import type { Diagnostic } from "../../model/check/diagnostic";

/**
 * Everything that is wrong with items of a tree, each by itself and in relation to others.
 *
 * @param staticFiles the paths of the files that are served unchanged
 * @param headOf the first bytes of a file of the tree
 * @param items the ones to check
 * @param now decides which pages are not published yet, and which years are likely
 */
export function checkItems(
  content: Content,
  staticFiles: ReadonlySet<string>,
  headOf: HeadOf,
  items: readonly ContentItem[] = content.items,
  now = new Date(),
): Diagnostic[] {
  const files = new Set(
    items.flatMap(({ file, translationFiles }) => [
      file,
      ...[...(translationFiles?.values() ?? [])].map((translation) => translation.file),
    ]),
  );
  const among = checkAmong(content, staticFiles, headOf, now);
  return [...items.flatMap((item) => checkItem(item, now)), ...among.filter(({ file }) => files.has(file))];
}

export function checkAmong(
  content: Content,
  staticFiles: ReadonlySet<string>,
  headOf: HeadOf,
  now = new Date(),
): Diagnostic[] {
  return [
    ...checkIds(content),
    ...checkTwins(content),
    ...checkCourseModules(content),
    ...checkAuthors(content),
    ...checkItemIds(content),
    ...checkRolls(content),
    ...checkPortfolioSlugs(content),
    ...checkRedirects(content, staticFiles),
    ...checkOwnPages(content, staticFiles),
    ...checkReferences(content, staticFiles, headOf, now),
  ];
}
