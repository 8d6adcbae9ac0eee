import { checkCourseModules } from "../rules/check-course-modules";
import { checkIds } from "../rules/check-ids";
import { checkItem } from "../rules/check-item";
import { checkAuthors } from "../rules/check-people";
import { checkPortfolioSlugs } from "../rules/check-portfolio-slugs";
import { checkRedirects } from "../rules/check-redirects";
import { checkReferences, type HeadOf } from "../rules/check-references";
import type { Content } from "../content";
import type { FileFinding } from "../file-finding";

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
