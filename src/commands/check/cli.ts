import { namedContentDirectory } from "../../content/content-directory";
import { checkContent } from "../../content/check/check-content";
import { annotationLines } from "../../content/check/annotations";
import { hasErrors, reportLines, reportSummary } from "../../content/check/format-report";
import { atMostOneArgument, runCommand } from "../run-command";

const usage = `Checks a content tree and reports everything wrong in it, one diagnostic per line.

  npm run check-content -- [--annotations REPOSITORY] [DIR]

DIR is the tree; without it CONTENT_DIR, without that 'content'. The exit code is 1 if there is an error.
--annotations writes them as GitHub Actions shows them at the files of a repository, whose folder it names.`;

runCommand({
  usage,
  options: { annotations: { type: "string" } },
  run: ({ annotations }, positionals) => {
    const directory = atMostOneArgument(positionals, "folder", "npm run check-content -- content");
    const report = checkContent(directory || namedContentDirectory());
    const lines = annotations === undefined ? reportLines(report) : annotationLines(report, annotations);
    for (const line of lines) console.log(line);
    console.error(reportSummary(report));
    process.exitCode = hasErrors(report) ? 1 : 0;
  },
});
