import { checkContent } from "../content/check/check-content";
import { hasErrors, reportLines, reportSummary } from "../content/check/format-report";

/** The npm scripts that check the content themselves, before Gatsby is even loaded. */
const checkingScripts: readonly (string | undefined)[] = ["build", "develop"];
const done = "CONTENT_CHECKED";

/** Ends the process with all that is wrong with the content; Gatsby's workers, which come later, need not look again. */
export function stopOnBadContent(directory: string): void {
  if (process.env[done] || checkingScripts.includes(process.env.npm_lifecycle_event)) return;
  process.env[done] = "1";
  const report = checkContent(directory);
  for (const line of reportLines(report)) console.log(line);
  if (!hasErrors(report)) return;
  console.error(reportSummary(report));
  process.exit(1);
}
