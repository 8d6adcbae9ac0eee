import { checkContent } from "../check/check-content";
import { reportLines } from "../check/format-report";
import type { Content } from "../content";
import { readContentTree, type ContentTree } from "../content-tree";
import { readContent } from "../read/read-content";

/** The most errors that are listed. */
const MOST_NAMED = 20;

/**
 * The content of a tree that a command will change.
 *
 * @throws Error with the diagnostics if the content check finds an error
 */
export function readSoundContent(directory: string): { readonly tree: ContentTree; readonly content: Content } {
  const report = checkContent(directory);
  const errors = report.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const named = reportLines({ ...report, diagnostics: errors.slice(0, MOST_NAMED) });
    const more = errors.length > MOST_NAMED ? [`… and ${errors.length - MOST_NAMED} more errors`] : [];
    throw new Error(["The content has errors. Correct them first; nothing was written.", ...named, ...more].join("\n"));
  }
  const tree = readContentTree(directory);
  return { tree, content: readContent(tree).content };
}
