import "../../src/commands/speak";
import { checkTableSize, namingFile, tableLimits } from "../member-list/table-file";
import { placedMessage } from "../../src/model/check/sentence";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Adds and updates members from a CSV file, as Google Forms, Google Sheets and Excel write it. It shows which column\nfills which field and what each row would do; nothing is written without --write.",
  ),
  "",
  "  npm run import-members -- FILE.csv [--write] [options]",
  "",
  t("--write                    write the changes, all or none; rows in doubt are left out"),
  t("--column 'HEADER=FIELD'    use a column for a field; 'HEADER=' leaves the column out. May be repeated"),
  t("--set FIELD=VALUE          a field of all new members that the file does not have, such as --set shift=1st"),
  t("--new ROWS                 doubtful rows that are new members, such as --new 4,9-12"),
  t("--same ROW=ID              a doubtful row that is an existing member, such as --same 4=12. May be repeated"),
  t("--delete-missing           remove members who are not in the file"),
  "",
  t(
    "Rows are counted as in a spreadsheet: the headers are row 1. CONTENT_DIR names the content tree (default 'content').\nThe exit code is 1 if a row has an error.",
  ),
].join("\n");

runCommand({
  usage,
  options: {
    write: { type: "boolean" },
    column: { type: "string", multiple: true },
    set: { type: "string", multiple: true },
    new: { type: "string", multiple: true },
    same: { type: "string", multiple: true },
    "delete-missing": { type: "boolean" },
  },
  content: "in use",
  run: async (values, positionals, directory) => {
    const file = onlyArgument(
      positionals,
      t("file||an argument of a command"),
      "npm run import-members -- members.csv",
    );
    namingFile(file, () => checkTableSize(file));
    // What reads the content takes a moment to load: a file that is too large is refused before.
    const { importMembers } = await import("./import-members");
    const isFine = await importMembers(file, {
      directory,
      write: values.write === true,
      columns: pairs("--column", values.column),
      plan: {
        defaults: pairs("--set", values.set),
        asNew: new Set((values.new ?? []).flatMap((rows) => rows.split(",")).flatMap(rowNumbers)),
        same: new Map(
          [...pairs("--same", values.same)].map(([row, id]) => [rowNumber("--same", row), rowNumber("--same", id)]),
        ),
        deleteMissing: values["delete-missing"] === true,
      },
    });
    process.exitCode = isFine ? 0 : 1;
  },
});

function pairs(option: string, values: readonly string[] = []): Map<string, string> {
  const parts = new Map<string, string>();
  for (const value of values) {
    const at = value.lastIndexOf("=");
    if (at < 1)
      throw new Error(
        placedMessage(option, t("is {value}, expected two parts with = between them.", { value: `'${value}'` })),
      );
    const name = value.slice(0, at);
    if (parts.has(name))
      throw new Error(
        placedMessage(option, t("names {name} twice, expected one value for it.", { name: `'${name}'` })),
      );
    parts.set(name, value.slice(at + 1));
  }
  return parts;
}

/** The rows that a part of `--new` names: `4`, or a range such as `9-12`. */
function rowNumbers(part: string): number[] {
  const [, first, last] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(part) ?? [];
  if (first === undefined || last === undefined) return [rowNumber("--new", part)];
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > tableLimits.rows)
    throw new Error(t("--new: is {value}, expected a range such as 9-12.", { value: `'${part}'` }));
  return Array.from({ length: count }, (_, index) => Number(first) + index);
}

function rowNumber(option: string, text: string): number {
  const number = Number(text);
  if (!/^\s*\d+\s*$/.test(text))
    throw new Error(placedMessage(option, t("is {value}, expected a number.", { value: `'${text}'` })));
  return number;
}
