import "../speak";
import { namedContentDirectory } from "../../content/content-directory";
import {
  checkContent,
  annotationLines,
  hasErrors,
  reportLines,
  reportSummary,
} from "../../content/check/check-content";
import { atMostOneArgument, runCommand } from "../run-command";

const usage = `Checks a content tree and reports everything wrong in it, one diagnostic per line.

  npm run check-content -- [--annotations REPOSITORY] [DIR]

DIR is the content tree (default: CONTENT_DIR, or 'content'). The exit code is 1 if there is an error.
--annotations prints the diagnostics as GitHub Actions annotations, with file names relative to the folder REPOSITORY.`;

runCommand({
  usage,
  options: { annotations: { type: "string" } },
  content: (positionals) =>
    atMostOneArgument(positionals, "folder", "npm run check-content -- content") || namedContentDirectory(),
  run: ({ annotations }, _, directory) => {
    const report = checkContent(directory);
    const lines = annotations === undefined ? reportLines(report) : annotationLines(report, annotations);
    for (const line of lines) console.log(line);
    console.error(reportSummary(report));
    process.exitCode = hasErrors(report) ? 1 : 0;
  },
});
