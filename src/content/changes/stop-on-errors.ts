import type { Diagnostic } from "../../model/check/diagnostic";
import { reportLines } from "../check/format-report";
import { shownFile } from "../content";
import type { ContentTree } from "../content-tree";

/** @throws Error with the errors among the diagnostics about changes that are not written yet */
export function stopOnErrors(tree: ContentTree, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => ({ ...diagnostic, file: shownFile(tree, diagnostic.file) }));
  if (errors.length === 0) return;
  const lines = reportLines({ diagnostics: errors, fileCount: 0 });
  throw new Error(["The content check would refuse the result. Nothing was written.", ...lines].join("\n"));
}
