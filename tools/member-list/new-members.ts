import { validate } from "../../src/model/check/validate";
import { member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { columnFields, memberValue } from "./member-values";
import { shifts } from "../../src/model/member-fields";
import { wordsOf, type Column } from "./match-columns";
import type { TableRow } from "./read-table";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** The fields whose values several members may have in common. */
const shared = ["session", "shift", "image", "iscp"];

/**
 * The fields that all new members get where the file does not have them.
 *
 * @param values as the command line has them
 * @throws Error for a field that each member has for itself, or a value that no member can have
 */
export function fieldsOfNew(values: ReadonlyMap<string, string>): JsonObject {
  const names = columnFields().flatMap(({ name }) => (shared.includes(name) ? name : []));
  return Object.fromEntries(
    [...values].map(([name, text]) => {
      if (!names.includes(name))
        throw new Error(
          t("--set: is {value}, expected one of {names}.", { value: `'${name}=${text}'`, names: commaText(names) }),
        );
      const value = memberValue(name, text);
      const error = value === undefined ? t("is empty, expected a value") : errorOf(name, value);
      if (error !== undefined) throw new Error(t("{option}: {error}.", { option: `--set ${name}=${text}`, error }));
      return [name, value];
    }),
  );
}

function errorOf(name: string, value: unknown): string | undefined {
  return validate(member.schema, { [name]: value }).find(({ path, severity }) => path === name && severity === "error")
    ?.message;
}

/** A column that fills no field, although rows lack one that it seems to hold. */
export interface NeededColumn {
  readonly field: string;
  readonly header: string;
  readonly index: number;
}

/** How many rows show what a column holds, and how many of their cells have to look like values of a field. */
const SAMPLE = 200;
const MOST = 0.8;

/** Words of headers that may mean a field, but often mean something else. */
const hints: Readonly<Record<string, readonly string[]>> = {
  session: ["session", "year", "years", "batch", "শিক্ষাবর্ষ", "সেশন", "ব্যাচ"],
  shift: ["shift", "শিফট", "শিফ্ট"],
  roll: ["roll", "id", "registration", "reg", "রোল", "আইডি", "রেজিস্ট্রেশন"],
};

const looksLike: Readonly<Record<string, (cell: string) => boolean>> = {
  session: (cell) => /^\d{4}-\d{4}$/.test(String(memberValue("session", cell))),
  shift: (cell) => shifts().includes(String(memberValue("shift", cell))),
  roll: (cell) => /^[\d০-৯]{3,}$/.test(cell),
  github: (cell) => /\bgithub\.com\//i.test(cell),
  codeforces: (cell) => /\bcodeforces\.com\/profile\//i.test(cell),
  linkedin: (cell) => /\blinkedin\.com\//i.test(cell),
  facebook: (cell) => /\b(?:facebook|fb)\.com\//i.test(cell),
};

/** The columns that fill no field but look needed: no other column fills the field that their cells or headers suggest. */
export function neededColumns(columns: readonly Column[], rows: readonly TableRow[]): NeededColumn[] {
  const filled = new Set(columns.map(({ field }) => field));
  const sample = rows.slice(0, SAMPLE);
  return columnFields().flatMap(({ name }) => {
    const isValue = looksLike[name];
    if (filled.has(name) || isValue === undefined) return [];
    const found = columns.findIndex(({ header, field }, index) => {
      const cells = sample.map((row) => row.cells[index] ?? "").filter((cell) => cell !== "");
      if (field !== undefined || header === "" || cells.length === 0) return false;
      const isHinted = wordsOf(header).some((word) => hints[name]?.includes(word));
      // A phone number is a number, too.
      if (name === "roll" && !isHinted) return false;
      return cells.filter(isValue).length >= cells.length * MOST;
    });
    const header = columns[found]?.header;
    return header === undefined ? [] : [{ field: name, header, index: found }];
  });
}

/** The fields that a row lacks and the sentences that name the columns which may hold them. */
export function columnHints(needed: readonly NeededColumn[], row: TableRow, fields: JsonObject): Map<string, string> {
  return new Map(
    needed
      .filter(({ field, index }) => fields[field] === undefined && (row.cells[index] ?? "") !== "")
      .map(({ field, header }) => [
        field,
        t("The column {header} may hold it: --column {option}", {
          header: `'${header}'`,
          option: `'${header}=${field}'`,
        }),
      ]),
  );
}
