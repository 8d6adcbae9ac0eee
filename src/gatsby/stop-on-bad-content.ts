import { checkContent, hasErrors, reportLines, reportSummary } from "../content/check/check-content";

const done = "CONTENT_CHECKED";

/**
 * Reports all that is wrong with the content, and ends the process if there is an error. Gatsby's other processes, which
 * come later, don't check it again.
 *
 * @param now the time of the build
 */
export function stopOnBadContent(directory: string, now: Date): void {
  if (process.env[done]) return;
  process.env[done] = "1";
  const report = checkContent(directory, { now });
  for (const line of reportLines(report)) console.log(line);
  // Gatsby would write "ERROR UNKNOWN" above it if it came through the console.
  process.stderr.write(`${reportSummary(report)}\n`);
  if (hasErrors(report)) process.exit(1);
}
