import { counted } from "../../domain/text/counted";
import { onOneLine, placedMessage, severityWord } from "../../model/check/sentence";
import type { Diagnostic } from "../../model/check/diagnostic";
import type { Report } from "./check-content";

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
  return `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")} in ${counted(fileCount, "file")}`;
}

/** Whether the build may continue. */
export function hasErrors({ diagnostics }: Report): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
