import { readFileSync } from "node:fs";
import { checkChanges, readSoundContent, stopOnErrors, type ContentChange } from "../../src/content/content-changes";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { decodeTable, TableError, type Encoding, namingFile } from "../member-list/table-file";
import { matchColumns, type Column } from "../member-list/match-columns";
import {
  planImport,
  type ImportOptions,
  type ImportPlan,
  type PlannedRow,
  type RowKind,
} from "../member-list/plan-import";
import { readTable, type Table } from "../member-list/read-table";
import { shownFile } from "../../src/content/content";
import type { ContentTree } from "../../src/content/content-tree";
import { memberText } from "../member-list/member-values";
import { onOneLine, placedMessage } from "../../src/model/check/sentence";
import { t } from "../../src/words/t";

interface Import {
  readonly directory: string;
  readonly write: boolean;
  /** Fields by headers, where the command names them. */
  readonly columns: ReadonlyMap<string, string>;
  readonly plan: ImportOptions;
}

/**
 * Imports a file, or says what it would do.
 *
 * @returns whether no row has an error
 * @throws Error with a sentence for the person who imports
 */
export async function importMembers(file: string, options: Import): Promise<boolean> {
  const read = readMembers(file, options.columns);
  const { tree, content } = readSoundContent(options.directory);
  const plan = namingFile(file, () =>
    planImport(content, read.table, read.columns, options.plan, (changes) => checkChanges(tree, content, changes)),
  );
  for (const line of describeImport({ ...read, file, tree }, plan, options.plan.deleteMissing)) console.log(line);
  const isFine = plan.rows.every(({ kind }) => kind !== "wrong");
  if (!isFine) console.log(t("Rows have errors: nothing is written until they are corrected."));
  else if (!options.write) console.log(t("Nothing was written. Add --write to do this."));
  else {
    stopOnErrors(tree, checkChanges(tree, content, plan.changes));
    await writeChanges(options.directory, plan.changes);
    console.log(t("Written: {count, plural, one {# file} other {# files}} changed.", { count: plan.changes.length }));
  }
  return isFine;
}

function readMembers(file: string, chosen: ReadonlyMap<string, string>) {
  return namingFile(file, () => {
    const { text, encoding } = decodeTable(readFileSync(file));
    const table: Table = readTable(text);
    const columns: Column[] = matchColumns(table.headers, chosen);
    if (!columns.some(({ field }) => field === "name" || field === "id"))
      throw new TableError(
        t("has no column for the name among {headers}. Name it with --column 'HEADER=name'", {
          headers: table.headers.join(", "),
        }),
      );
    return { encoding, table, columns };
  });
}

interface ReadFile {
  readonly file: string;
  readonly encoding: Encoding;
  readonly table: Table;
  readonly columns: readonly Column[];
  /** The tree that it is imported into. */
  readonly tree: Pick<ContentTree, "directory">;
}

const titles: Readonly<Record<RowKind, string>> = {
  wrong: t("Rows with errors"),
  doubtful: t("In doubt, left out. Decide with --new ROWS or --same ROW=ID"),
  changed: t("Changed"),
  new: t("New||members"),
  unchanged: t("Unchanged"),
};

const separatorNames: Readonly<Record<string, string>> = {
  ",": t("commas"),
  ";": t("semicolons"),
  "\t": t("tabs"),
};

/** Describes an import, in lines for the terminal. */
function describeImport(
  { file, encoding, table, columns, tree }: ReadFile,
  plan: ImportPlan,
  removes: boolean,
): string[] {
  const groups: RowKind[] = ["unchanged", "new", "changed", "doubtful", "wrong"];
  return [
    placedMessage(
      file,
      t("{count, plural, one {# row} other {# rows}}, {separator}, {encoding}", {
        count: table.rows.length,
        separator: separatorNames[table.separator] ?? table.separator,
        encoding: encoding.toUpperCase(),
      }),
    ),
    "",
    t("Columns:"),
    ...columns.map(
      ({ header, field }) => `  ${onOneLine(header).trim() || t("(no header)")} → ${field ?? t("not used")}`,
    ),
    "",
    ...groups.flatMap((kind) => group(kind, plan.rows)),
    ...missing(plan, removes, tree),
    totals(plan, removes),
  ];
}

function totals(plan: ImportPlan, removes: boolean): string {
  const count = (kind: RowKind) => plan.rows.filter((row) => row.kind === kind).length;
  const counts = {
    wrong: count("wrong"),
    doubtful: count("doubtful"),
    changed: count("changed"),
    new: count("new"),
    unchanged: count("unchanged"),
  };
  return removes
    ? t(
        "{wrong} with errors, {doubtful} doubtful, {changed} changed, {new} new, {unchanged} unchanged, {removed} removed",
        { ...counts, removed: removed(plan).length },
      )
    : t("{wrong} with errors, {doubtful} doubtful, {changed} changed, {new} new, {unchanged} unchanged", counts);
}

function removed({ changes }: ImportPlan): readonly ContentChange[] {
  return changes.filter(({ fields }) => fields === null);
}

function group(kind: RowKind, rows: readonly PlannedRow[]): string[] {
  const own = rows.filter((row) => row.kind === kind);
  // Those who stay as they are need no line each.
  const shown = kind === "unchanged" ? own.filter(({ notes }) => notes.length > 0) : own;
  return shown.length === 0 ? [] : [`${titles[kind]}:`, ...shown.flatMap(rowLines), ""];
}

function rowLines({ number, name, id, notes, kind }: PlannedRow): string[] {
  const parts = { number, name: onOneLine(name).trim() };
  const who =
    id === undefined
      ? t("row {number}: {name}", parts)
      : kind === "new"
        ? t("row {number}: {name}, will be member {id}", { ...parts, id })
        : t("row {number}: {name}, is member {id}", { ...parts, id });
  return [`  ${who}`, ...notes.map((note) => `    ${onOneLine(note)}`)];
}

function missing(plan: ImportPlan, removes: boolean, tree: ReadFile["tree"]): string[] {
  const { missing: members } = plan;
  if (members.length === 0) return [];
  if (removed(plan).length > 0) {
    const lines = members.map(
      ({ file, fields }) => `  ${shownFile(tree, file)}: ${onOneLine(memberText(fields, "name"))}`,
    );
    return [t("Will be removed, since they are not in the file:"), ...lines, ""];
  }
  const count = members.length;
  const line = removes
    ? t(
        "{count, plural, one {# member is not in the file; it stays} other {# members are not in the file; they stay}} until every row is matched.",
        { count },
      )
    : t(
        "{count, plural, one {# member is not in the file; it stays} other {# members are not in the file; they stay}}.",
        { count },
      );
  return [line, ""];
}
