import path from "node:path";
import { closeSync, openSync, readSync } from "node:fs";
import { checkItems } from "./check-items";
import { checkFileNames, checkLayout } from "../rules/check-layout";
import { shownFile, type Content } from "../content";
import { readContentTree, folderError, staticPaths, type ContentTree } from "../content-tree";
import type { Diagnostic } from "../../model/check/diagnostic";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { readContent } from "../read/read-content";
import { checkTranslationFiles } from "../translations/check-translations";
import { headLength } from "../../model/files/file-format";
import type { HeadOf } from "../rules/check-references";
import { t } from "../../words/t";
import { onOneLine, placedMessage, severityWord } from "../../model/check/sentence";
import { annotation } from "../../../scripts/workflow/annotation.mjs";

/** A content tree and everything that the check has found in it. */
export interface CheckedContent extends Report {
  readonly content: Content;
}

export interface Report {
  /** Sorted by file, then field; a file is named with the directory before it. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files hold content. */
  readonly fileCount: number;
}

interface CheckOptions {
  readonly staticDirectory?: string;
  /** Decides which items are not published yet. */
  readonly now?: Date;
}

/**
 * Checks a content tree as a whole: its files, its items and what they refer to. The settings of this process should be those
 * of the tree (`enterBuild`).
 */
export function checkContent(directory: string, options?: CheckOptions): CheckedContent {
  return checkTree(readWholeTree(directory), options);
}

interface WholeTree {
  readonly tree: ContentTree;
  readonly content: Content;
  /** Diagnostics of what can't be read. */
  readonly unreadable: readonly Diagnostic[];
}

/** Reads a content tree for the check; one that is not a folder is empty. */
export function readWholeTree(directory: string): WholeTree {
  const root = directory
    .split(path.sep)
    .join("/")
    .replace(/(?<=.)\/+$/, "");
  const message = folderError(root);
  if (message !== undefined) {
    const tree = { directory: root, folders: new Map(), files: new Set<string>(), diagnostics: [] };
    const unreadable = [{ code: "missing-file", severity: "error", file: "", path: "", message }] as const;
    return { tree, content: { tree, items: [], unread: [] }, unreadable };
  }
  const tree = readContentTree(root);
  const { content, diagnostics: unreadable } = readContent(tree);
  return { tree, content, unreadable };
}

export function checkTree({ tree, content, unreadable }: WholeTree, options: CheckOptions = {}): CheckedContent {
  const { staticDirectory = "static", now = new Date() } = options;
  const aboutItems = checkItems(content, staticPaths(staticDirectory), headReader(tree), content.items, now);
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
    content,
  };
}

/** The diagnostics of file names, except for items whose ids have an error already: it is the same name. */
function withoutRepeats(names: readonly Diagnostic[], aboutItems: readonly Diagnostic[]): Diagnostic[] {
  const isAboutName = ({ code, path }: Diagnostic) => path === "id" || (path === "" && code !== "unreadable-file");
  const told = new Set(
    aboutItems.filter((each) => each.severity === "error" && isAboutName(each)).map(({ file }) => file),
  );
  return names.filter(({ file, related = [] }) => ![file, ...related].some((each) => told.has(each)));
}

function shown({ file, related, ...rest }: Diagnostic, tree: ContentTree): Diagnostic {
  const files = related && { related: related.map((other) => shownFile(tree, other)) };
  return { ...rest, file: shownFile(tree, file), ...files };
}

function inReportOrder(a: Diagnostic, b: Diagnostic): number {
  return inNaturalOrder(a.file, b.file) || inNaturalOrder(a.path, b.path) || inNaturalOrder(a.message, b.message);
}

/** Reads the first bytes of the files of a tree, each file once; undefined for a file that can't be read. */
export function headReader({ directory, folders }: Content["tree"]): HeadOf {
  const entries = [...folders.values()].flat();
  // Links out of the tree are not followed.
  const unsafe = new Set(entries.filter(({ type }) => type === "broken").map((entry) => entry.path));
  const known = new Map<string, Uint8Array | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, unsafe.has(file) ? undefined : readHead(path.join(directory, file)));
    return known.get(file);
  };
}

function readHead(file: string): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    const head = Buffer.alloc(headLength(file));
    return head.subarray(0, readSync(descriptor, head));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

export function reportLines({ diagnostics }: Report): string[] {
  return diagnostics.map(diagnosticLine);
}

function diagnosticLine({ severity, file, path, message }: Diagnostic): string {
  return onOneLine(placedMessage(file, path, severityWord(severity), message));
}

export function reportSummary({ diagnostics, fileCount }: Report): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return t(
    "{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}} in {files, plural, one {# file} other {# files}}",
    { errors, warnings: diagnostics.length - errors, files: fileCount },
  );
}

export function hasErrors({ diagnostics }: Report): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/**
 * The diagnostics of a report in the format of GitHub Actions, which shows them in the files of a pull request, one per
 * line.
 *
 * @param repository the folder of the repository that holds the content; files are named from there
 */
export function annotationLines({ diagnostics }: Report, repository: string): string[] {
  return diagnostics.map(({ severity, file, path: field, message }) => {
    const name = path.relative(repository, file).split(path.sep).join("/");
    return annotation(severity, name, placedMessage(field, message));
  });
}
