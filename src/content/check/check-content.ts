import { statSync } from "node:fs";
import path from "node:path";
import { checkItems } from "./check-items";
import { checkLayout } from "../rules/check-layout";
import { shownFile } from "../content";
import { readContentTree } from "../content-tree";
import type { FileFinding } from "../file-finding";
import { headReader } from "./head-reader";
import { inNaturalOrder } from "../natural-order";
import { readContent } from "../read/read-content";

/** All that is to be said about a content tree. */
export interface Report {
  /** Sorted by file, then field; a file is named with the directory before it. */
  readonly findings: readonly FileFinding[];
  /** How many files hold content. */
  readonly fileCount: number;
}

interface CheckOptions {
  /** The folder whose files are served as they are. */
  readonly staticDirectory?: string;
}

/** Checks a content tree as a whole: its files, its items and what they refer to. */
export function checkContent(directory: string, { staticDirectory = "static" }: CheckOptions = {}): Report {
  const root = directory
    .split(path.sep)
    .join("/")
    .replace(/(?<=.)\/+$/, "");
  const stats = statSync(root, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) {
    const message = `${stats ? "is no folder" : "does not exist"}, expected a folder of content`;
    return { findings: [{ severity: "error", file: root, field: "", message }], fileCount: 0 };
  }
  const tree = readContentTree(root);
  const staticFiles = staticPaths(staticDirectory);
  const { content, findings: unreadable } = readContent(tree);
  const findings = [
    ...tree.findings,
    ...unreadable,
    ...checkLayout(tree),
    ...checkItems(content, staticFiles, headReader(tree)),
  ];
  return {
    findings: findings.sort(inReportOrder).map((finding) => ({ ...finding, file: shownFile(tree, finding.file) })),
    fileCount: content.items.length + content.unread.length,
  };
}

function staticPaths(directory: string): ReadonlySet<string> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  return new Set([...readContentTree(directory).files].map((file) => `/${file}`));
}

function inReportOrder(a: FileFinding, b: FileFinding): number {
  return inNaturalOrder(a.file, b.file) || inNaturalOrder(a.field, b.field) || inNaturalOrder(a.message, b.message);
}
