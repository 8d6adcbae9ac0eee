import "../../src/commands/speak";
import { namedContentDirectory } from "../../src/content/content-directory";
import {
  checkContent,
  annotationLines,
  hasErrors,
  reportLines,
  reportSummary,
} from "../../src/content/check/check-content";
import { atMostOneArgument, runCommand } from "../../src/commands/run-command";
import { t } from "../../src/words/t";

const usage = [
  t("Checks a content tree and reports everything wrong in it, one diagnostic per line."),
  "",
  "  npm run check-content -- [--annotations REPOSITORY] [DIR]",
  "",
  t("DIR is the content tree (default: CONTENT_DIR, or 'content'). The exit code is 1 if there is an error."),
  t(
    "--annotations prints the diagnostics as GitHub Actions annotations, with file names relative to the folder REPOSITORY.",
  ),
].join("\n");

runCommand({
  usage,
  options: { annotations: { type: "string" } },
  content: (positionals) =>
    atMostOneArgument(positionals, t("folder||an argument of a command"), "npm run check-content -- content") ||
    namedContentDirectory(),
  run: ({ annotations }, _, directory) => {
    const report = checkContent(directory);
    const lines = annotations === undefined ? reportLines(report) : annotationLines(report, annotations);
    for (const line of lines) console.log(line);
    console.error(reportSummary(report));
    process.exitCode = hasErrors(report) ? 1 : 0;
  },
});
