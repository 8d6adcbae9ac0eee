import { t } from "../../words/t";
import { onOneLine, placedMessage, severityWord } from "../../model/check/sentence";
import type { Diagnostic } from "../../model/check/diagnostic";
import type { Report } from "./check-content";
import path from "node:path";
import { annotation } from "../../../scripts/workflow/annotation.mjs";

/** The diagnostics of a report, one per line. */
export function reportLines({ diagnostics }: Report): string[] {
  return diagnostics.map(diagnosticLine);
}

function diagnosticLine({ severity, file, path, message }: Diagnostic): string {
  return onOneLine(placedMessage(file, path, severityWord(severity), message));
}

/** How many errors and warnings there are, in one line. */
export function reportSummary({ diagnostics, fileCount }: Report): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return t(
    "{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}} in {files, plural, one {# file} other {# files}}",
    { errors, warnings: diagnostics.length - errors, files: fileCount },
  );
}

/** True if the build must not continue. */
export function hasErrors({ diagnostics }: Report): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/**
 * The diagnostics of a report as GitHub Actions shows them at the files of a pull request, one per line.
 *
 * @param repository the folder of the repository that holds the content; files are named from there
 */
export function annotationLines({ diagnostics }: Report, repository: string): string[] {
  return diagnostics.map(({ severity, file, path: field, message }) => {
    const name = path.relative(repository, file).split(path.sep).join("/");
    return annotation(severity, name, placedMessage(field, message));
  });
}
