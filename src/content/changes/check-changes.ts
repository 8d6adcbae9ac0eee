import type { Diagnostic } from "../../model/check/diagnostic";
import { checkItems } from "../check/check-items";
import { headReader } from "../check/head-reader";
import { staticPaths } from "../check/static-paths";
import type { Content } from "../content";
import type { ContentTree } from "../content-tree";
import { itemOfChange, type ContentChange } from "./content-change";

/**
 * What the content check would say about files if they were already written. If files are
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
