import type { Diagnostic } from "../../src/model/check/diagnostic";
import { describeValue, placedMessage, quote, severityWord } from "../../src/model/check/sentence";
import { FIRST_NEW_MEMBER, member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { usedFieldsOf } from "../../src/model/schema/schema-fields";
import { checkItem } from "../../src/content/rules/check-item";
import { itemOfChange, type ContentChange } from "../../src/content/content-changes";
import { itemsOf, type Content, type ContentItem } from "../../src/content/content";
import { assignRows, rowName, type AssignedRow } from "./assign-rows";
import {
  checkDecisions,
  optionsWithoutEffect,
  type Decisions,
  type ImportOptions,
  type ImportPlan,
  type PlannedRow,
  type RowKind,
} from "./import-plan";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import { fieldsOfNew, columnHints, neededColumns, type NeededColumn } from "./new-members";
import type { Column } from "./match-columns";
import type { Table } from "./read-table";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

type Check = (changes: readonly ContentChange[]) => readonly Diagnostic[];

/**
 * Plans what an import does with each row. A row with an error or a doubt changes nothing.
 *
 * @param check what the content check says about changed files; their names are from the root of the tree
 * @throws TableError if decisions contradict each other, or are about a row or a member that does not exist
 * @throws Error if a value for new members is one that no member can have
 */
export function planImport(
  content: Content,
  table: Table,
  columns: readonly Column[],
  options: ImportOptions,
  check: Check,
): ImportPlan {
  checkDecisions(content, table, options);
  const defaults = fieldsOfNew(options.defaults);
  const assign = (decided: Decisions) => assignRows(content, table, columns, defaults, decided);
  const assigned = assign(options);
  const items = new Map(itemsOf(content, member).map((item) => [Number(item.fields.id), item]));
  const drafts = draftRows(assigned, items, table.headers.length);
  const messages = messagesByFile(check(drafts.flatMap(({ change }) => change ?? [])));
  const needed = neededColumns(columns, table.rows);
  const rows = drafts.map((draft) => checked(draft, messages, needed));
  const good = drafts.filter((_, index) => ["new", "changed"].includes(rows[index]?.kind ?? ""));
  const mentioned = new Set(assigned.flatMap((row) => row.member?.id ?? []));
  // A row in doubt may be about a member who seems to be missing, even if it is left out for another one.
  const isDoubtful = assigned.some(({ doubts }) => doubts.length > 0) || rows.some(({ kind }) => kind === "wrong");
  const missing = [...items].filter(([id]) => !mentioned.has(id)).sort(([a], [b]) => a - b);
  const removed =
    options.deleteMissing && !isDoubtful ? missing.map(([, { source, file }]) => ({ source, file, fields: null })) : [];
  return {
    rows,
    missing: missing.map(([, item]) => item),
    changes: [...good.flatMap(({ change }) => change ?? []), ...removed],
    withoutEffect: optionsWithoutEffect(options, columns, assigned, assign),
  };
}

interface DraftRow {
  readonly assigned: AssignedRow;
  readonly kind: RowKind;
  readonly change?: ContentChange;
  readonly notes: readonly string[];
}

function draftRows(
  assigned: readonly AssignedRow[],
  items: ReadonlyMap<number, ContentItem>,
  width: number,
): DraftRow[] {
  let nextId = Math.max(FIRST_NEW_MEMBER - 1, ...items.keys()) + 1;
  return assigned.map((row): DraftRow => {
    const error = rowError(row, width);
    if (error !== undefined) return { assigned: row, kind: "wrong", notes: [error] };
    if (row.setAside) return { assigned: row, kind: row.setAside.kind, notes: [row.setAside.note] };
    if (row.doubts.length > 0) return { assigned: row, kind: "doubtful", notes: row.doubts };
    const item = row.member?.id === undefined ? undefined : items.get(row.member.id);
    if (item) return changedRow(row, item);
    const change = {
      source: member,
      file: `${member.folder}/${nextId}.json`,
      fields: inOrder({ ...row.fields, id: nextId }),
    };
    nextId += 1;
    return { assigned: row, kind: "new", change, notes: valuesOf(change.fields) };
  });
}

/** The values of a new member besides the name. Cells may have become links: no one would look for them in the file. */
function valuesOf(fields: JsonObject): string[] {
  const values = Object.entries(fields).filter(([name]) => name !== "id" && name !== "name");
  return values.length === 0 ? [] : [commaText(values.map(([name, value]) => `${name} ${shown(value)}`))];
}

/** Says what is wrong with a row that the content check would not see in the member that it makes; undefined if nothing is. */
function rowError({ row: { cells }, fields }: AssignedRow, width: number): string | undefined {
  if (cells.slice(width).some((cell) => cell !== ""))
    return t("has {count} cells, expected at most {most}", { count: cells.length, most: width });
  return typeof fields.id === "string"
    ? placedMessage("id", t("is {value}, expected a number", { value: quote(fields.id) }))
    : undefined;
}

/** Empty cells and columns that are not there change nothing. */
function changedRow(row: AssignedRow, item: ContentItem): DraftRow {
  const old = normalised(member.schema, item.fields);
  const different = Object.entries(row.fields).filter(([name, value]) => name !== "id" && !isEqual(old[name], value));
  if (different.length === 0) return { assigned: row, kind: "unchanged", notes: [] };
  const notes = different.map(([name, value]) => {
    const change = t("{before}, becomes {value}", { before: describeValue(old[name]), value: shown(value) });
    return placedMessage(name, change);
  });
  const fields = { ...joinTranslations(item), ...Object.fromEntries(different) };
  const change = { source: member, file: item.file, fields };
  return { assigned: row, kind: "changed", change, notes };
}

function isEqual(old: unknown, value: unknown): boolean {
  if (typeof old === "string" && typeof value === "string") return old.normalize("NFC").trim() === value;
  // Absent means no.
  return old === value || (old === undefined && value === false);
}

function shown(value: unknown): string {
  return typeof value === "string" ? quote(value) : String(value);
}

function checked(
  { assigned, kind, change, notes }: DraftRow,
  messages: ReadonlyMap<string, readonly Diagnostic[]>,
  needed: readonly NeededColumn[],
): PlannedRow {
  const found = change ? (messages.get(change.file) ?? []) : kind === "doubtful" ? diagnosticsOfRow(assigned) : [];
  const isWrong = kind !== "doubtful" && found.some(({ severity }) => severity === "error");
  const hints = kind === "new" ? columnHints(needed, assigned.row, assigned.fields) : new Map<string, string>();
  return {
    number: assigned.row.number,
    name: rowName(assigned),
    kind: isWrong ? "wrong" : kind,
    id: kind === "new" && !isWrong ? Number(change?.fields?.id) : assigned.member?.id,
    notes: [...(isWrong && kind === "new" ? [] : notes), ...withHints(found, hints)],
  };
}

/** The findings of the content check about a row, and what else it lacks, with the columns that may hold what is missing. */
function withHints(found: readonly Diagnostic[], hints: ReadonlyMap<string, string>): string[] {
  const said = new Set(found.map(({ path }) => path));
  const others = [...hints].filter(([field]) => !said.has(field));
  return [
    ...found.map((each) => [messageOf(each), hints.get(each.path)].filter(Boolean).join(". ")),
    ...others.map(([field, hint]) => placedMessage(field, t("is missing. {hint}", { hint }))),
  ];
}

/** The diagnostics of a row by itself. */
function diagnosticsOfRow({ fields }: AssignedRow): readonly Diagnostic[] {
  const item = itemOfChange({ source: member, file: "members/0.json", fields: { ...fields, id: 0 } });
  return item ? checkItem(item) : [];
}

function messageOf({ severity, path, message }: Diagnostic): string {
  return placedMessage(path, severityWord(severity), message);
}

function messagesByFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const messages = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    messages.set(diagnostic.file, [...(messages.get(diagnostic.file) ?? []), diagnostic]);
  return messages;
}

function inOrder(fields: JsonObject): JsonObject {
  const names = usedFieldsOf(member.schema).map(({ name }) => name);
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
