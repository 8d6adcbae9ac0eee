import { isJsonObject, type JsonObject } from "../model/schema/json-object";
import { redirectList } from "../model/site/redirect-list";
import type { Kind, Singleton } from "../model/kind";
import { shownFile, type ContentItem, type Content } from "./content";
import { nameOf } from "./item-files";
import { joinTranslations, splitTranslations } from "./translations/translate-fields";
import { checkContent, reportLines, headReader } from "./check/check-content";
import { readContentTree, staticPaths, type ContentTree } from "./content-tree";
import { readContent } from "./read/read-content";
import type { Diagnostic } from "../model/check/diagnostic";
import { checkItems } from "./check/check-items";
import { t } from "../words/t";

/** A JSON file of the content tree to write, or with `fields: null` to remove. */
export interface ContentChange {
  readonly source: Kind | Singleton;
  readonly file: string;
  readonly fields: JsonObject | null;
}

/** A changed file as the content check sees it; undefined for one that is removed. */
export function itemOfChange({ source, file, fields }: ContentChange): ContentItem | undefined {
  if (fields === null) return undefined;
  return { source, file, name: nameOf(source, file), ...splitTranslations(fields), repeated: new Set() };
}

export function withRedirects(
  { items }: Content,
  added: readonly { readonly from: string; readonly to: string }[],
): ContentChange {
  const item = items.find(({ source }) => source === redirectList);
  const fields = item ? joinTranslations(item) : {};
  const listed = Array.isArray(fields.redirects) ? fields.redirects.filter(isJsonObject) : [];
  return { source: redirectList, file: redirectList.file, fields: { ...fields, redirects: [...listed, ...added] } };
}

const MOST_NAMED = 20;

/**
 * The content of a tree that a command is about to change.
 *
 * @throws Error with the diagnostics if the content check finds an error
 */
export function readSoundContent(directory: string): { readonly tree: ContentTree; readonly content: Content } {
  const report = checkContent(directory);
  const errors = report.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const named = reportLines({ ...report, diagnostics: errors.slice(0, MOST_NAMED) });
    const more =
      errors.length > MOST_NAMED ? [t("… and {count} more errors", { count: errors.length - MOST_NAMED })] : [];
    const head = t("The content has errors. Correct them first; nothing was written.");
    throw new Error([head, ...named, ...more].join("\n"));
  }
  const tree = readContentTree(directory);
  return { tree, content: readContent(tree).content };
}

/**
 * The diagnostics that files would have if they were written already. If files are removed, includes those of all other
 * files.
 *
 * @param staticDirectory the folder whose files are served unchanged
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
  // References to a removed file become errors.
  const hasRemovals = changes.some(({ fields }) => fields === null);
  return checkItems(after, staticPaths(staticDirectory), headReader(tree), hasRemovals ? after.items : items);
}

/** @throws Error with the errors that changes would cause */
export function stopOnErrors(tree: ContentTree, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => ({ ...diagnostic, file: shownFile(tree, diagnostic.file) }));
  if (errors.length === 0) return;
  const lines = reportLines({ diagnostics: errors, fileCount: 0 });
  const head = t("The content check would refuse the result. Nothing was written.");
  throw new Error([head, ...lines].join("\n"));
}
