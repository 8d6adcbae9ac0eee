import { checkCourseModules } from "./check-course-modules";
import { checkIds } from "./check-ids";
import { checkItem } from "./check-item";
import { checkAuthors } from "./check-people";
import { checkPortfolioSlugs } from "./check-portfolio-slugs";
import { checkRedirects } from "./check-redirects";
import { checkReferences, type HeadOf } from "./check-references";
import type { Content } from "./content";
import type { FileFinding } from "./file-finding";

/**
 * Everything that is wrong with the items of a tree, each by itself and together.
 *
 * @param staticFiles the paths of the files that are served as they are
 * @param headOf the first bytes of a file of the tree
 */
export function checkItems(content: Content, staticFiles: ReadonlySet<string>, headOf: HeadOf): FileFinding[] {
  return [
    ...content.items.flatMap(checkItem),
    ...checkIds(content),
    ...checkCourseModules(content),
    ...checkAuthors(content),
    ...checkPortfolioSlugs(content),
    ...checkRedirects(content, staticFiles),
    ...checkReferences(content, staticFiles, headOf),
  ];
}
