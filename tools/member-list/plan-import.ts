import type { Diagnostic } from "../../src/model/check/diagnostic";
import { describeValue, placedMessage, quote, severityWord } from "../../src/model/check/sentence";
import { FIRST_NEW_MEMBER, member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { usedFieldsOf } from "../../src/model/schema/schema-fields";
import { checkItem } from "../../src/content/rules/check-item";
import { itemOfChange, type ContentChange } from "../../src/content/content-changes";
import { itemsOf, type Content, type ContentItem } from "../../src/content/content";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import type { Column } from "./match-columns";
import { matchRows, type Decisions, type MatchedRow } from "./match-rows";
import { memberText } from "./member-values";
import { fieldsOfNew } from "./new-members";
import type { Table } from "./read-table";
import { TableError } from "./table-file";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** The fate of a row in an import. Only new and changed ones are written. */
export type RowKind = "new" | "changed" | "unchanged" | "doubtful" | "wrong";

export interface PlannedRow {
  /** As a spreadsheet counts: the headers are row 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The member that it is about; undefined if there is none yet. */
  readonly id: number | undefined;
  /** The changes, the doubts, or the findings of the content check, one sentence each. */
  readonly notes: readonly string[];
}

export interface ImportOptions extends Decisions {
  /** Fields of new members that the file does not have. */
  readonly defaults: ReadonlyMap<string, string>;
  /** True if members who are not in the file are removed. */
  readonly deleteMissing: boolean;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Members of the content who are not in the file. */
  readonly missing: readonly ContentItem[];
  readonly changes: readonly ContentChange[];
}

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
  const matched = matchRows(content, table, columns, fieldsOfNew(options.defaults), options);
  const items = new Map(itemsOf(content, member).map((item) => [Number(item.fields.id), item]));
  const drafts = draftRows(matched, items, table.headers.length);
  const messages = messagesByFile(check(drafts.flatMap(({ change }) => change ?? [])));
  const rows = drafts.map((draft) => checked(draft, messages, items));
  const good = drafts.filter((_, index) => ["new", "changed"].includes(rows[index]?.kind ?? ""));
  const mentioned = new Set(matched.flatMap(({ id }) => id ?? []));
  // A row in doubt may be about a member who seems to be missing.
  const isDoubtful = rows.some(({ kind }) => kind === "doubtful" || kind === "wrong");
  const missing = [...items].filter(([id]) => !mentioned.has(id)).sort(([a], [b]) => a - b);
  const removed =
    options.deleteMissing && !isDoubtful ? missing.map(([, { source, file }]) => ({ source, file, fields: null })) : [];
  return {
    rows,
    missing: missing.map(([, item]) => item),
    changes: [...good.flatMap(({ change }) => change ?? []), ...removed],
  };
}

/** @throws TableError if decisions contradict each other, or are about a row or a member that does not exist */
function checkDecisions(content: Content, { rows }: Table, { asNew, same }: Decisions): void {
  const numbers = new Set(rows.map(({ number }) => number));
  for (const number of [...asNew, ...same.keys()])
    if (!numbers.has(number))
      throw new TableError(t("has no row {number}, expected the number of a row with a member", { number }));
  const ids = new Set(itemsOf(content, member).map(({ fields }) => Number(fields.id)));
  const rowOf = new Map<number, number>();
  for (const [number, id] of same) {
    const other = rowOf.get(id);
    if (!ids.has(id))
      throw new TableError(t("row {number}: no member has the id {id}", { number, id: quote(String(id)) }));
    if (asNew.has(number))
      throw new TableError(t("row {number}: is in --new and in --same, expected one of them", { number }));
    if (other !== undefined)
      throw new TableError(
        t("rows {other} and {number}: are both member {id} in --same, expected one of them", { other, number, id }),
      );
    rowOf.set(id, number);
  }
}

interface DraftRow {
  readonly matched: MatchedRow;
  readonly kind: RowKind;
  readonly change?: ContentChange;
  readonly notes: readonly string[];
}

function draftRows(matched: readonly MatchedRow[], items: ReadonlyMap<number, ContentItem>, width: number): DraftRow[] {
  let nextId = Math.max(FIRST_NEW_MEMBER - 1, ...items.keys()) + 1;
  return matched.map((row): DraftRow => {
    const error = rowError(row, width);
    if (error !== undefined) return { matched: row, kind: "wrong", notes: [error] };
    if (row.doubts.length > 0) return { matched: row, kind: "doubtful", notes: row.doubts };
    if (row.repeats !== undefined) {
      const other = t("row {number}", { number: row.repeats });
      return { matched: row, kind: "unchanged", notes: [t("says the same as {row}", { row: other })] };
    }
    const item = row.id === undefined ? undefined : items.get(row.id);
    if (item) return changedRow(row, item);
    const change = {
      source: member,
      file: `${member.folder}/${nextId}.json`,
      fields: inOrder({ ...row.fields, id: nextId }),
    };
    nextId += 1;
    return { matched: row, kind: "new", change, notes: valuesOf(change.fields) };
  });
}

/** The values of a new member besides the name. Cells may have become links: no one would look for them in the file. */
function valuesOf(fields: JsonObject): string[] {
  const values = Object.entries(fields).filter(([name]) => name !== "id" && name !== "name");
  return values.length === 0 ? [] : [commaText(values.map(([name, value]) => `${name} ${shown(value)}`))];
}

/** Says what is wrong with a row that the content check would not see in the member that it makes; undefined if nothing is. */
function rowError({ row: { cells }, fields }: MatchedRow, width: number): string | undefined {
  if (cells.slice(width).some((cell) => cell !== ""))
    return t("has {count} cells, expected at most {most}", { count: cells.length, most: width });
  return typeof fields.id === "string"
    ? placedMessage("id", t("is {value}, expected a number", { value: quote(fields.id) }))
    : undefined;
}

/** Empty cells and columns that are not there change nothing. */
function changedRow(row: MatchedRow, item: ContentItem): DraftRow {
  const old = normalised(member.schema, item.fields);
  const different = Object.entries(row.fields).filter(([name, value]) => name !== "id" && !isEqual(old[name], value));
  if (different.length === 0) return { matched: row, kind: "unchanged", notes: [] };
  const notes = different.map(([name, value]) => {
    const change = t("{before}, becomes {value}", { before: describeValue(old[name]), value: shown(value) });
    return placedMessage(name, change);
  });
  const fields = { ...joinTranslations(item), ...Object.fromEntries(different) };
  const change = { source: member, file: item.file, fields };
  return { matched: row, kind: "changed", change, notes };
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
  { matched, kind, change, notes }: DraftRow,
  messages: ReadonlyMap<string, readonly Diagnostic[]>,
  items: ReadonlyMap<number, ContentItem>,
): PlannedRow {
  const found = change ? (messages.get(change.file) ?? []) : kind === "doubtful" ? diagnosticsOfRow(matched) : [];
  const isWrong = kind !== "doubtful" && found.some(({ severity }) => severity === "error");
  const { row, fields, id } = matched;
  const known = id === undefined ? undefined : items.get(id)?.fields;
  return {
    number: row.number,
    name: memberText(fields, "name") || memberText(known ?? {}, "name") || t("someone without a name"),
    kind: isWrong ? "wrong" : kind,
    id: kind === "new" && !isWrong ? Number(change?.fields?.id) : id,
    notes: [
      ...(isWrong && kind === "new" ? [] : notes),
      ...found.map(({ severity, path, message }) => placedMessage(path, severityWord(severity), message)),
    ],
  };
}

/** The diagnostics of a row by itself. */
function diagnosticsOfRow({ fields }: MatchedRow): readonly Diagnostic[] {
  const item = itemOfChange({ source: member, file: "members/0.json", fields: { ...fields, id: 0 } });
  return item ? checkItem(item) : [];
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
