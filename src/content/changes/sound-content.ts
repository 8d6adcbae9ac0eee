import { checkContent } from "../check/check-content";
import { reportLines } from "../check/format-report";
import { type Content, shownFile } from "../content";
import { readContentTree, type ContentTree, staticPaths } from "../content-tree";
import { readContent } from "../read/read-content";
import type { Diagnostic } from "../../model/check/diagnostic";
import { checkItems } from "../check/check-items";
import { headReader } from "../check/head-reader";
import { itemOfChange, type ContentChange } from "./content-change";

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

/**
 * The diagnostics that the content check would have about files if they were already written. If files are
 * removed, it is about all others too.
 *
 * @param staticDirectory the folder whose files are served as they are
 */
export function checkChanges(
  tree: ContentTree,
  content: Content,
  changes: readonly ContentChange[],
  staticDirectory = "static",
): Diagnostic[] {
  const changed = new Set(changes.map(({ file }) => file));
  const items = changes.flatMap((change) => itemOfChange(change) ?? []);
  const after = { ...content, items: [...content.items.filter(({ file }) => !changed.has(file)), ...items] };
  // What refers to a file that is removed is wrong from then on.
  const hasRemovals = changes.some(({ fields }) => fields === null);
  return checkItems(after, staticPaths(staticDirectory), headReader(tree), hasRemovals ? after.items : items);
}

/** @throws Error with the errors among the diagnostics about changes that are not written yet */
export function stopOnErrors(tree: ContentTree, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => ({ ...diagnostic, file: shownFile(tree, diagnostic.file) }));
  if (errors.length === 0) return;
  const lines = reportLines({ diagnostics: errors, fileCount: 0 });
  throw new Error(["The content check would refuse the result. Nothing was written.", ...lines].join("\n"));
}
