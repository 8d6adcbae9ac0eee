import { itemsOf, type Content, type ContentItem } from "../../src/content/content";
import type { ContentChange } from "../../src/content/content-changes";
import { rollKey } from "../../src/content/rules/roll-key";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import { codeforcesHandle } from "../../src/domain/ratings/ranked";
import { foldCase } from "../../src/domain/text/letters";
import type { Diagnostic } from "../../src/model/check/diagnostic";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { FIRST_NEW_MEMBER, member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { usedFieldsOf } from "../../src/model/schema/schema-fields";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";
import type { Column } from "../../src/domain/tables/named-columns";
import type { Table } from "../../src/domain/tables/read-table";
import { memberValue } from "./member-values";

/** What an import does with a row. Only new and changed ones are written. */
export type RowKind = "unchanged" | "new" | "changed" | "doubtful" | "wrong";

export interface PlannedRow {
  /** As in a spreadsheet: the headers are row 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The member of the row; undefined if there is none yet. */
  readonly id: number | undefined;
  /** The changes, the doubts, or the findings of the content check, one sentence each. */
  readonly notes: readonly string[];
  readonly change?: ContentChange;
}

type Check = (changes: readonly ContentChange[]) => readonly Diagnostic[];

/**
 * Plans what an import does with each row. A row with an error or a doubt changes nothing.
 *
 * @param check runs the content check on changed files; their names are relative to the root of the tree
 */
export function planImport(content: Content, table: Table, columns: readonly Column[], check: Check): PlannedRow[] {
  const members = peopleByKey(itemsOf(content, member).map((item) => ({ fields: item.fields, item })));
  const rows = table.rows.map(({ number, cells }) => {
    const fields = fieldsOf(columns, cells);
    return { number, cells, fields, clashes: clashesIn(columns, cells), ...memberOf(fields, members) };
  });
  const byKey = peopleByKey(rows);
  let nextId = Math.max(FIRST_NEW_MEMBER - 1, ...itemsOf(content, member).map(({ fields }) => Number(fields.id))) + 1;
  const planned = rows.map((row): PlannedRow => {
    const { number, fields, item, doubt } = row;
    const name = textIn({ ...item?.fields, ...fields }, "name");
    const about = { number, name, id: item && Number(item.fields.id) };
    if (row.clashes.length > 0) return { ...about, kind: "wrong", notes: row.clashes };
    const others = sharing(decidedKeys(row) ?? keysOf(row), byKey).filter((each) => each !== row);
    const twin = others.find((each) => each.number < number && saysTheSame(fields, each.fields));
    if (twin)
      return { ...about, kind: "unchanged", notes: [t("says the same as row {number}", { number: twin.number })] };
    const clash = others.find((each) => !saysTheSame(fields, each.fields));
    const doubts = [
      ...(doubt === undefined ? [] : [doubt]),
      ...cellDoubts(row, columns.length),
      ...(clash ? [t("row {number} seems to be about the same person", { number: clash.number })] : []),
    ];
    if (doubts.length > 0) return { ...about, kind: "doubtful", notes: doubts };
    if (item) return { ...about, ...changeOf(item, fields) };
    const id = nextId++;
    const added = inOrder({ ...fields, id });
    const change = { source: member, file: `${member.folder}/${id}.json`, fields: added };
    return { ...about, kind: "new", id, change, notes: valuesOf(added) };
  });
  const findings = check(planned.flatMap(({ change }) => change ?? []));
  return planned.map((row) =>
    withFindings(
      row,
      findings.filter(({ file }) => file === row.change?.file),
    ),
  );
}

function fieldsOf(columns: readonly Column[], cells: readonly string[]): JsonObject {
  return Object.fromEntries(Array.from(valuesByField(columns, cells), ([field, [value]]) => [field, value]));
}

/** Several columns may fill a field, but not with different values. */
function clashesIn(columns: readonly Column[], cells: readonly string[]): string[] {
  return Array.from(valuesByField(columns, cells)).flatMap(([field, values]) => {
    if (values.length < 2) return [];
    const parts = { field, values: commaText(values.map(shown)) };
    return [t("has several values for {field}: {values}, expected one", parts)];
  });
}

/** The different values of the filled cells of a row. */
function valuesByField(columns: readonly Column[], cells: readonly string[]): ReadonlyMap<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const [index, { field }] of columns.entries()) {
    const value = field === undefined ? undefined : memberValue(field, cells[index] ?? "");
    if (field === undefined || value === undefined) continue;
    const known = values.get(field) ?? [];
    if (!known.includes(value)) values.set(field, [...known, value]);
  }
  return values;
}

interface Person {
  readonly fields: JsonObject;
  /** The member; undefined if new or in doubt. */
  readonly item?: ContentItem | undefined;
}

type PeopleByKey<P extends Person> = ReadonlyMap<string, readonly P[]>;

function peopleByKey<P extends Person>(people: readonly P[]): PeopleByKey<P> {
  const byKey = new Map<string, P[]>();
  for (const person of people) for (const key of keysOf(person)) byKey.set(key, [...(byKey.get(key) ?? []), person]);
  return byKey;
}

/** The keys by which a person is found: id, roll, handle and normalised name. */
function keysOf({ fields, item }: Person): string[] {
  const keys = {
    id: item ? String(item.fields.id) : "",
    roll: rollKey(fields),
    handle: foldCase(codeforcesHandle(textIn(fields, "codeforces")) ?? ""),
    name: nameKey(fields),
  };
  return Object.entries(keys).flatMap(([by, key]) => (key === "" ? [] : [`${by} ${key}`]));
}

/** In lower case, without dots, its words in any order. */
function nameKey(fields: JsonObject): string {
  return (foldCase(textIn(fields, "name")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort().join(" ");
}

/** The keys of a row whose column `id` has the id of a member, or 'new'. */
function decidedKeys({ fields }: Person): string[] | undefined {
  const id = givenId(fields);
  return id === undefined ? undefined : id === "new" ? [] : [`id ${id}`];
}

function givenId({ id }: JsonObject): string | undefined {
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}

function sharing<P extends Person>(keys: readonly string[], byKey: PeopleByKey<P>): P[] {
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
}

/** The member that a row describes, or a doubt; if it is neither, the person is new. */
function memberOf(
  fields: JsonObject,
  members: PeopleByKey<Person>,
): { item?: ContentItem | undefined; doubt?: string } {
  const id = givenId(fields);
  const keys = keysOf({ fields }).filter((key) => members.has(key));
  const candidates = sharing(keys, members);
  if (id === "new") return { item: candidates.find((known) => saysTheSame(fields, known.fields))?.item };
  if (id !== undefined) {
    const item = members.get(`id ${id}`)?.[0]?.item;
    return item ? { item } : { doubt: t("no member has the id {id}", { id: quote(id) }) };
  }
  const same = candidates.filter(
    (known) => !["name", "session", "shift", "roll"].some(differsIn(fields, known.fields)),
  );
  const [known, other] = same.length > 0 ? same : candidates;
  if (known === undefined) return {};
  // Two people may have the same name; a roll or a handle has one owner, whose session may have changed.
  const isByName = keys.every((key) => key.startsWith("name "));
  const isSure = same.length > 0 || (!isByName && !["name", "roll"].some(differsIn(fields, known.fields)));
  if (other === undefined && isSure) return { item: known.item };
  const names = candidates.map((each) =>
    commaText([
      t("member {id}", { id: String(each.fields.id) }),
      ...["name", "session", "shift", "roll"].flatMap((field) => textIn(each.fields, field) || []),
    ]),
  );
  return { doubt: t("may be {members}", { members: names.join("; ") }) };
}

function differsIn(one: JsonObject, other: JsonObject): (field: string) => boolean {
  return (field) => {
    const [a, b] = [one, other].map((fields) =>
      field === "name" ? nameKey(fields) : field === "roll" ? rollKey(fields) : textIn(fields, field),
    );
    return a !== "" && b !== "" && a !== b;
  };
}

function cellDoubts({ cells, fields }: { cells: readonly string[]; fields: JsonObject }, width: number): string[] {
  const isLong = cells.slice(width).some((cell) => cell !== "");
  const isShortened = /^\d+(?:\.\d+)?e\+\d+$/i.test(textIn(fields, "roll"));
  return [
    ...(isLong ? [t("has {count} cells, expected at most {most}", { count: cells.length, most: width })] : []),
    ...(isShortened
      ? [
          t(
            "roll is {value}: the spreadsheet has shortened the number; format the column as text and correct it in the file",
            { value: quote(textIn(fields, "roll")) },
          ),
        ]
      : []),
  ];
}

/** Empty cells and missing columns change nothing. */
function changeOf(item: ContentItem, said: JsonObject): Pick<PlannedRow, "kind" | "notes" | "change"> {
  const old = normalised(member.schema, item.fields);
  const different = Object.entries(said).filter(([name, value]) => name !== "id" && !isEqual(old[name], value));
  if (different.length === 0) return { kind: "unchanged", notes: [] };
  const notes = different.map(([name, value]) => {
    const [before, after] = [old[name], shown(value)];
    const change =
      before === undefined
        ? t("is missing, becomes {value}", { value: after })
        : t("is {before}, becomes {value}", { before: shown(before), value: after });
    return placedMessage(name, change);
  });
  const fields = { ...joinTranslations(item), ...Object.fromEntries(different) };
  return { kind: "changed", notes, change: { source: member, file: item.file, fields } };
}

function saysTheSame(fields: JsonObject, other: JsonObject): boolean {
  return Object.entries(fields).every(([name, value]) => name === "id" || isEqual(other[name], value));
}

function isEqual(old: unknown, value: unknown): boolean {
  if (typeof old === "string" && typeof value === "string") return old.normalize("NFC").trim() === value;
  // Absent means no.
  return old === value || (old === undefined && value === false);
}

/** The values of a new member besides the name, for the user to check: cells may have become links. */
function valuesOf(fields: JsonObject): string[] {
  const values = Object.entries(fields).filter(([name]) => name !== "id" && name !== "name");
  return values.length === 0 ? [] : [commaText(values.map(([name, value]) => `${name} ${shown(value)}`))];
}

function shown(value: unknown): string {
  return typeof value === "string" ? quote(value) : String(value);
}

function withFindings(row: PlannedRow, found: readonly Diagnostic[]): PlannedRow {
  const sentences = found.map(({ path, severity, message }) =>
    placedMessage(path, severity === "warning" ? severity : "", message),
  );
  if (!found.some(({ severity }) => severity === "error")) return { ...row, notes: [...row.notes, ...sentences] };
  return { ...row, kind: "wrong", id: row.kind === "new" ? undefined : row.id, notes: sentences };
}

function inOrder(fields: JsonObject): JsonObject {
  const names = usedFieldsOf(member.schema).map(({ name }) => name);
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

function textIn(fields: JsonObject, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}
