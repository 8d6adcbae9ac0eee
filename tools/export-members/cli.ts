import "../../src/commands/speak";
import path from "node:path";
import { readSoundContent } from "../../src/content/content-changes";
import { membersTable } from "../member-list/member-values";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { placedMessage } from "../../src/model/check/sentence";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { t } from "../../src/words/t";

const usage = [
  t("Writes all members into a CSV file, which Excel, Google Sheets and import-members can read."),
  "",
  "  npm run export-members -- FILE.csv [--separator ';']",
  "",
  t(
    "--separator ';'    the separator between cells: ',' (default), ';' or 'tab'. Excel expects ';' where numbers have a\n                   decimal comma",
  ),
  "",
  t("An existing file of that name is replaced. CONTENT_DIR names the content tree (default 'content')."),
].join("\n");

const separators: Readonly<Record<string, string>> = { ",": ",", ";": ";", tab: "\t", "\t": "\t" };

runCommand({
  usage,
  options: { separator: { type: "string", default: "," } },
  content: "in use",
  run: async (values, positionals, directory) => {
    const file = onlyArgument(
      positionals,
      t("file||an argument of a command"),
      "npm run export-members -- members.csv",
    );
    const separator = separators[values.separator];
    if (separator === undefined)
      throw new Error(t("--separator: is {value}, expected one of , ; tab.", { value: `'${values.separator}'` }));
    refuseOtherFiles(file, directory);
    const { content } = readSoundContent(directory);
    await replaceFile(path.resolve(file), membersTable(content, separator));
    console.log(t("Written: {file}", { file }));
  },
});

/**
 * @throws Error if the file's name is not that of a table, or it would be in the content folder: another file might be
 * overwritten
 */
function refuseOtherFiles(file: string, directory: string): void {
  if (!/\.[ct]sv$/i.test(file)) throw new Error(placedMessage(file, t("expected a name that ends with .csv or .tsv")));
  const [content, target] = [path.resolve(directory), path.resolve(file)];
  if (target.startsWith(content + path.sep))
    throw new Error(placedMessage(file, t("is inside the content folder, expected a file outside of it")));
}
