import path from "node:path";
import { checkItems } from "./check-items";
import { checkFileNames, checkLayout } from "../rules/check-layout";
import { shownFile } from "../content";
import { readContentTree, type ContentTree, folderError, staticPaths } from "../content-tree";
import type { Diagnostic } from "../../model/check/diagnostic";
import { headReader } from "./head-reader";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { readContent } from "../read/read-content";
import { checkTranslationFiles } from "../translations/check-translations";
import { withSettings } from "../settings/load-settings";

/** Everything that the check finds in a content tree. */
export interface Report {
  /** Sorted by file, then field; a file is named with the directory before it. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files hold content. */
  readonly fileCount: number;
}

interface CheckOptions {
  /** The folder whose files are served as they are. */
  readonly staticDirectory?: string;
  /** Decides which items still wait for their time. */
  readonly now?: Date;
}

/** Checks a content tree as a whole: its files, its items and what they refer to. */
export function checkContent(directory: string, options: CheckOptions = {}): Report {
  const { staticDirectory = "static", now = new Date() } = options;
  const root = directory
    .split(path.sep)
    .join("/")
    .replace(/(?<=.)\/+$/, "");
  const message = folderError(root);
  if (message !== undefined)
    return { diagnostics: [{ code: "missing-file", severity: "error", file: root, path: "", message }], fileCount: 0 };
  return withSettings(root, now, () => checkFolder(root, staticDirectory, now));
}

function checkFolder(root: string, staticDirectory: string, now: Date): Report {
  const tree = readContentTree(root);
  const staticFiles = staticPaths(staticDirectory);
  const { content, diagnostics: unreadable } = readContent(tree);
  const aboutItems = checkItems(content, staticFiles, headReader(tree), content.items, now);
  const diagnostics = [
    ...tree.diagnostics,
    ...unreadable,
    ...checkLayout(tree),
    ...checkTranslationFiles(tree),
    ...withoutRepeats(checkFileNames(tree), aboutItems),
    ...aboutItems,
  ];
  return {
    diagnostics: diagnostics.sort(inReportOrder).map((diagnostic) => shown(diagnostic, tree)),
    fileCount: content.items.length + content.unread.length,
  };
}

/** The diagnostics of the names of files, without those of items whose ids have an error: they are the same name. */
function withoutRepeats(names: readonly Diagnostic[], aboutItems: readonly Diagnostic[]): Diagnostic[] {
  const isAboutName = ({ code, path }: Diagnostic) => path === "id" || (path === "" && code !== "unreadable-file");
  const told = new Set(
    aboutItems.filter((each) => each.severity === "error" && isAboutName(each)).map(({ file }) => file),
  );
  return names.filter(({ file, related = [] }) => ![file, ...related].some((each) => told.has(each)));
}

/** With the directory of the tree before each file. */
function shown({ file, related, ...rest }: Diagnostic, tree: ContentTree): Diagnostic {
  const files = related && { related: related.map((other) => shownFile(tree, other)) };
  return { ...rest, file: shownFile(tree, file), ...files };
}

function inReportOrder(a: Diagnostic, b: Diagnostic): number {
  return inNaturalOrder(a.file, b.file) || inNaturalOrder(a.path, b.path) || inNaturalOrder(a.message, b.message);
}
