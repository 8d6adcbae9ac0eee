import { checkContent } from "../../content/check/check-content";
import { errorCode } from "../../content/read/read-text-file";
import { hasErrors, reportLines, reportSummary } from "../../content/check/format-report";
import { runCommand } from "../run-command";

const usage = `Checks a content tree and reports everything wrong in it, one diagnostic per line.

  npm run check-content -- [DIR]

DIR is the tree; without it CONTENT_DIR, without that 'content'. The exit code is 1 if there is an error.`;

runCommand({
  usage,
  options: {},
  run: (_values, [directory]) => {
    const report = checkContent(directory || process.env.CONTENT_DIR || "content");
    // `| head` closes the pipe early.
    process.stdout.on("error", (error) => {
      if (errorCode(error) !== "EPIPE") throw error;
    });
    for (const line of reportLines(report)) console.log(line);
    console.error(reportSummary(report));
    process.exitCode = hasErrors(report) ? 1 : 0;
  },
});
