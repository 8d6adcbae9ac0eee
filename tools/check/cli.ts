import "../../src/commands/speak";
import { namedContentDirectory } from "../../src/content/content-directory";
import {
  checkContent,
  annotationLines,
  hasErrors,
  type Report,
  reportLines,
  reportSummary,
} from "../../src/content/check/check-content";
import { atMostOneArgument, runCommand } from "../../src/commands/run-command";
import { placedMessage, quote, severityWord } from "../../src/model/check/sentence";
import { type MisnamedFile, misnamedFiles, renameFiles } from "./misnamed-files";
import { t } from "../../src/words/t";

const usage = [
  t("Checks a content tree and reports everything wrong in it, one diagnostic per line."),
  "",
  "  npm run check-content -- [--annotations REPOSITORY | --rename] [DIR]",
  "",
  t("DIR is the content tree (default: CONTENT_DIR, or 'content'). The exit code is 1 if there is an error."),
  t(
    "--annotations prints the diagnostics as GitHub Actions annotations, with file names relative to the folder REPOSITORY.",
  ),
  t("--rename gives pictures and videos the extension that fits, also where items name them."),
].join("\n");

runCommand({
  usage,
  options: { annotations: { type: "string" }, rename: { type: "boolean" } },
  content: (positionals) =>
    atMostOneArgument(positionals, "folder", "npm run check-content -- content") || namedContentDirectory(),
  run: async ({ annotations, rename }, _, directory) => {
    const report = checkContent(directory);
    const misnamed = misnamedFiles(report.content.tree);
    if (rename) {
      await renameFiles(report.content.tree, misnamed);
      for (const { file, fitting } of misnamed) console.log(`${file} → ${fitting}`);
      return;
    }
    const lines = annotations === undefined ? linesOf(report, misnamed) : annotationLines(report, annotations);
    for (const line of lines) console.log(line);
    console.error(reportSummary(report));
    process.exitCode = hasErrors(report) ? 1 : 0;
  },
});

/** One line for all files whose names have the wrong type, since a club's old files may include dozens. */
function linesOf(report: Report, [first, ...others]: readonly MisnamedFile[]): string[] {
  if (!first || others.length === 0) return reportLines(report);
  const diagnostics = report.diagnostics.filter(({ code }) => code !== "misnamed-file");
  const message = t(
    "{count} pictures or videos have a name for another type, such as {file}: `npm run check-content -- --rename` gives them the one that fits",
    { count: others.length + 1, file: quote(first.file) },
  );
  return [...reportLines({ ...report, diagnostics }), placedMessage("media", severityWord("warning"), message)];
}
