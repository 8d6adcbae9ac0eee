import type { FileFinding } from "../file-finding";
import type { Report } from "./check-content";

/** The findings of a report, one a line. */
export function reportLines({ findings }: Report): string[] {
  return findings.map(findingLine);
}

function findingLine({ severity, file, field, message }: FileFinding): string {
  const parts = [file, field, severity === "warning" ? "warning" : "", message];
  return onOneLine(parts.filter((part) => part !== "").join(": "));
}

/** Names in files may hold anything, line breaks and terminal codes too. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

/** How many errors and warnings there are, in one line. */
export function reportSummary({ findings, fileCount }: Report): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return `${count(errors, "error")}, ${count(findings.length - errors, "warning")} in ${count(fileCount, "file")}`;
}

/** Whether the build may go on. */
export function hasErrors({ findings }: Report): boolean {
  return findings.some(({ severity }) => severity === "error");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
