import type { Encoding } from "../../content/member-list/decode-table";
import type { ImportPlan, PlannedRow, RowKind } from "../../content/member-list/import-plan";
import type { Column } from "../../content/member-list/match-columns";
import type { Table } from "../../content/member-list/read-table";
import { onOneLine } from "../../model/check/sentence";

interface ReadFile {
  readonly file: string;
  readonly encoding: Encoding;
  readonly table: Table;
  readonly columns: readonly Column[];
}

const titles: Readonly<Record<RowKind, string>> = {
  wrong: "Rows with errors",
  doubtful: "In doubt, left out. Decide with --new ROWS or --same ROW=ID",
  "left out": "Left out, since another row was chosen. If they are two people, choose both",
  changed: "Changed",
  new: "New",
  unchanged: "Unchanged",
};

const separatorNames: Readonly<Record<string, string>> = { ",": "commas", ";": "semicolons", "\t": "tabs" };

/** What an import does, in lines for the terminal. */
export function describeImport(
  { file, encoding, table, columns }: ReadFile,
  plan: ImportPlan,
  removes: boolean,
): string[] {
  const groups: RowKind[] = ["unchanged", "new", "changed", "left out", "doubtful", "wrong"];
  return [
    `${file}: ${table.rows.length} rows, ${separatorNames[table.separator] ?? table.separator}, ${encoding.toUpperCase()}`,
    "",
    "Columns:",
    ...columns.map(({ header, field }) => `  ${onOneLine(header).trim() || "(no header)"} → ${field ?? "not used"}`),
    "",
    ...groups.flatMap((kind) => group(kind, plan.rows)),
    ...missing(plan, removes),
    ...(plan.withoutEffect.length === 0 ? [] : [`Without effect: ${plan.withoutEffect.join(", ")}`, ""]),
    groups
      .toReversed()
      .map(
        (kind) => `${plan.rows.filter((row) => row.kind === kind).length} ${kind === "wrong" ? "with errors" : kind}`,
      )
      .join(", "),
  ];
}

function group(kind: RowKind, rows: readonly PlannedRow[]): string[] {
  const own = rows.filter((row) => row.kind === kind);
  // Those who stay as they are need no line each.
  const shown = kind === "unchanged" ? own.filter(({ notes }) => notes.length > 0) : own;
  return shown.length === 0 ? [] : [`${titles[kind]}:`, ...shown.flatMap(rowLines), ""];
}

function rowLines({ number, name, id, notes, kind }: PlannedRow): string[] {
  const who = `  row ${number}: ${onOneLine(name).trim()}${id === undefined ? "" : `, ${kind === "new" ? "will be" : "is"} member ${id}`}`;
  return [who, ...notes.map((note) => `    ${onOneLine(note)}`)];
}

function missing({ missing: members, rows }: ImportPlan, removes: boolean): string[] {
  if (members.length === 0) return [];
  const isBlocked = rows.some(({ kind }) => kind === "doubtful" || kind === "wrong");
  const names = members.map(({ file, fields }) => `  ${file}: ${typeof fields.name === "string" ? fields.name : ""}`);
  if (!removes) return [`${members.length} members are not in the file; they stay.`, ""];
  if (isBlocked)
    return [
      `${members.length} members are not in the file; they stay as long as a row is in doubt or has an error.`,
      "",
    ];
  return ["Removed, since they are not in the file:", ...names, ""];
}
