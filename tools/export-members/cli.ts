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

runCommand({
  usage,
  options: { separator: { type: "string", default: "," } },
  content: "in use",
  run: async (values, positionals, directory) => {
    const file = onlyArgument(positionals, "file", "npm run export-members -- members.csv");
    const separator = values.separator === "tab" ? "\t" : values.separator;
    if (separator.length !== 1)
      throw new Error(t("--separator: is {value}, expected one of , ; tab.", { value: `'${values.separator}'` }));
    // Otherwise a mistake could overwrite another file.
    if (!/\.[ct]sv$/i.test(file))
      throw new Error(placedMessage(file, t("expected a name that ends with .csv or .tsv")));
    const { content } = readSoundContent(directory);
    await replaceFile(path.resolve(file), membersTable(content, separator));
    console.log(t("Written: {file}", { file }));
  },
});
