import path from "node:path";
import { parseArgs } from "node:util";
import { readSoundContent } from "../../content/changes/read-sound-content";
import { membersTable } from "../../content/member-list/members-table";
import { replaceFile } from "../../outputs/writing/replace-file";

const usage = `Writes all members into a CSV file, which Excel, Google Sheets and import-members can read.

  npm run export-members -- FILE.csv [--separator ';']

--separator ';'    what is between the cells: ',' (default), ';' or 'tab'. Excel expects ';' where numbers have a
                   decimal comma

The file holds roll numbers: keep it private. CONTENT_DIR names the content tree (default 'content').`;

const separators: Readonly<Record<string, string>> = { ",": ",", ";": ";", tab: "\t", "\t": "\t" };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h" }, separator: { type: "string", default: "," } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new Error("Expected one file, such as: npm run export-members -- members.csv (--help says more)");
  const separator = separators[values.separator];
  if (separator === undefined) throw new Error(`--separator: is '${values.separator}', expected one of , ; tab.`);
  const { content } = readSoundContent(process.env.CONTENT_DIR || "content");
  await replaceFile(path.resolve(file), membersTable(content, separator));
  console.log(`Written: ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
