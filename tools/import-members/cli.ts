import "../../src/commands/speak";
import { readFileSync } from "node:fs";
import { checkChanges, readSoundContent } from "../../src/content/content-changes";
import { fileErrorMessage } from "../../src/content/read/file-error-message";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { onOneLine, placedMessage } from "../../src/model/check/sentence";
import { member } from "../../src/model/kinds/member";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { itemsOf } from "../../src/content/content";
import { matchColumns } from "../member-list/match-columns";
import { planImport, type PlannedRow, type RowKind } from "../member-list/plan-import";
import { chosenColumn, columnLines, type Column } from "../../src/domain/tables/named-columns";
import { readTable, TableError } from "../../src/domain/tables/read-table";
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
  "",
  t(
    "Rows are counted as in a spreadsheet: the headers are row 1. CONTENT_DIR names the content tree (default 'content').\nThe exit code is 1 if a row has an error.",
  ),
].join("\n");

runCommand({
  usage,
  options: { write: { type: "boolean" }, column: { type: "string", multiple: true } },
  content: "in use",
  run: async (values, positionals, directory) => {
    const file = onlyArgument(positionals, "file", "npm run import-members -- members.csv");
    const { table, columns } = readMembers(file, new Map((values.column ?? []).map(chosenColumn)));
    const { tree, content } = readSoundContent(directory);
    const rows = planImport(content, table, columns, (changes) => checkChanges(tree, content, changes));
    for (const line of describeImport(rows, columns)) console.log(line);
    const mentioned = new Set(rows.map(({ id }) => id));
    const missing = itemsOf(content, member).filter(({ fields }) => !mentioned.has(Number(fields.id))).length;
    if (missing > 0)
      console.log(
        t(
          "{count, plural, one {# member is not in the file; it stays} other {# members are not in the file; they stay}}.",
          {
            count: missing,
          },
        ),
      );
    if (rows.some(({ kind }) => kind === "wrong")) {
      console.log(t("Rows have errors: nothing is written until they are corrected."));
      process.exitCode = 1;
    } else if (!values.write) console.log(t("Nothing was written. Add --write to do this."));
    else {
      const changes = rows.flatMap(({ kind, change }) => (kind === "new" || kind === "changed" ? (change ?? []) : []));
      await writeChanges(directory, changes);
      console.log(t("Written: {count, plural, one {# file} other {# files}} changed.", { count: changes.length }));
    }
  },
});

/** @throws Error that names the file and says what is wrong with it */
function readMembers(file: string, chosen: ReadonlyMap<string, string>) {
  try {
    const table = readTable(readFileSync(file));
    return { table, columns: matchColumns(table.headers, chosen) };
  } catch (error) {
    const message = error instanceof TableError ? error.message : fileErrorMessage("file", error);
    throw new Error(placedMessage(file, message), { cause: error });
  }
}

/** In the order in which they are shown: those that need a decision come last, where they are noticed. */
const titles: Readonly<Record<RowKind, string>> = {
  unchanged: t("Unchanged"),
  new: t("New||members"),
  changed: t("Changed"),
  doubtful: t("In doubt, left out. Correct them in the file, or put the member's id or 'new' into a column id"),
  wrong: t("Rows with errors"),
};

function describeImport(rows: readonly PlannedRow[], columns: readonly Column[]): string[] {
  const kinds = Object.keys(titles) as RowKind[];
  const of = (kind: RowKind) => rows.filter((row) => row.kind === kind);
  return [
    ...columnLines(columns),
    ...kinds.flatMap((kind) => {
      // Unchanged members need no line each.
      const shown = of(kind).filter(({ notes }) => kind !== "unchanged" || notes.length > 0);
      return shown.length === 0 ? [] : [`${titles[kind]}:`, ...shown.flatMap(rowLines), ""];
    }),
    t("{wrong} with errors, {doubtful} doubtful, {changed} changed, {new} new, {unchanged} unchanged", {
      wrong: of("wrong").length,
      doubtful: of("doubtful").length,
      changed: of("changed").length,
      new: of("new").length,
      unchanged: of("unchanged").length,
    }),
  ];
}

function rowLines({ number, name, id, notes, kind }: PlannedRow): string[] {
  const parts = { number, name: onOneLine(name) };
  const who =
    id === undefined
      ? t("row {number}: {name}", parts)
      : kind === "new"
        ? t("row {number}: {name}, will be member {id}", { ...parts, id })
        : t("row {number}: {name}, is member {id}", { ...parts, id });
  return [`  ${who}`, ...notes.map((note) => `    ${onOneLine(note)}`)];
}
