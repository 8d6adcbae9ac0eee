import "../speak";
import path from "node:path";
import { readSoundContent } from "../../content/content-changes";
import { membersTable } from "../../content/member-list/member-values";
import { replaceFile } from "../../outputs/writing/replace-file";
import { onlyArgument, runCommand } from "../run-command";

const usage = `Writes all members into a CSV file, which Excel, Google Sheets and import-members can read.

  npm run export-members -- FILE.csv [--separator ';']

--separator ';'    the separator between cells: ',' (default), ';' or 'tab'. Excel expects ';' where numbers have a
                   decimal comma

An existing file of that name is replaced. CONTENT_DIR names the content tree (default 'content').`;

const separators: Readonly<Record<string, string>> = { ",": ",", ";": ";", tab: "\t", "\t": "\t" };

runCommand({
  usage,
  options: { separator: { type: "string", default: "," } },
  content: "in use",
  run: async (values, positionals, directory) => {
    const file = onlyArgument(positionals, "file", "npm run export-members -- members.csv");
    const separator = separators[values.separator];
    if (separator === undefined) throw new Error(`--separator: is '${values.separator}', expected one of , ; tab.`);
    refuseOtherFiles(file, directory);
    const { content } = readSoundContent(directory);
    await replaceFile(path.resolve(file), membersTable(content, separator));
    console.log(`Written: ${file}`);
  },
});

/**
 * @throws Error if the file's name is not that of a table, or it would be in the content folder: another file might be
 * overwritten
 */
function refuseOtherFiles(file: string, directory: string): void {
  if (!/\.[ct]sv$/i.test(file)) throw new Error(`${file}: expected a name that ends with .csv or .tsv`);
  const [content, target] = [path.resolve(directory), path.resolve(file)];
  if (target.startsWith(content + path.sep))
    throw new Error(`${file}: is inside the content folder, expected a file outside of it`);
}
