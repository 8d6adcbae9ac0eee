import { stringify } from "csv-stringify/sync";
import { codeforcesHandle } from "../../src/domain/ratings/ranked";
import { foldCase } from "../../src/domain/text/fold-case";
import { withLatinDigits } from "../../src/domain/text/letters";
import { member } from "../../src/model/kinds/member";
import { memberField, perClub, shifts } from "../../src/model/member-fields";
import type { JsonObject } from "../../src/model/schema/json-object";
import { usedFieldsOf, type Field } from "../../src/model/schema/schema-fields";
import { quote } from "../../src/model/check/sentence";
import { normalised } from "../../src/model/schema/normalise";
import { itemsOf, type Content } from "../../src/content/content";
import { t } from "../../src/words/t";

/** The base of the profiles of a site, for those who write only their name there. */
const profiles: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  codeforces: "https://codeforces.com/profile/",
  linkedin: "https://www.linkedin.com/in/",
  facebook: "https://www.facebook.com/",
};

/**
 * A cell as the field of a member holds it: `2023-24` becomes `2023-2024`, `2nd shift` becomes `2nd`, a name on GitHub
 * becomes a link. What can't be read stays as it is, so that the content check says what is wrong.
 */
export function memberValue(field: string, cell: string): unknown {
  const text = withoutGuard(cell).normalize("NFC").trim();
  if (text === "" || (mayBeLeftOut().has(field) && meansNothing(text))) return undefined;
  const read = readers[field];
  return read ? read(text) : field in profiles ? profileLink(field, text) : text;
}

/** Fields that people fill in with a word for none. To a yes or no, and to a choice, such a word may be the answer. */
const mayBeLeftOut = perClub(
  () =>
    new Set(
      usedFieldsOf(member.schema)
        .filter(({ required, info }) => !required && ["link", "image", "text"].includes(info.kind))
        .map(({ name }) => name),
    ),
);

/** True if a cell says in words, or with a dash, that there is nothing to say. */
function meansNothing(text: string): boolean {
  const words = foldCase(text).replaceAll(".", "").replace(/\s+/g, " ");
  return !/[\p{L}\p{N}]/u.test(words) || /^(?:no|none|na|n\/a|nil|nai|not applicable|নাই|নেই)$/.test(words);
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  id: (text) => (/^\d+$/.test(withLatinDigits(text)) ? Number(withLatinDigits(text)) : text),
  name: (text) => text.replace(/\s+/g, " "),
  session: readSession,
  shift: readShift,
  roll: (text) => withLatinDigits(text).replace(/^(\d+)\.0+$/, "$1"),
  portfolio: withScheme,
  iscp: readBool,
};

function readSession(text: string): string {
  const years = /^(\d{4}|\d{2})\s*[-‐-―/]\s*(\d{4}|\d{2})$/.exec(withLatinDigits(text));
  if (!years) return text;
  const [first = "", last = ""] = years.slice(1).map((year) => (year.length === 2 ? `20${year}` : year));
  return `${first}-${last}`;
}

function readShift(text: string): string {
  const label = foldCase(memberField("shift").label);
  const word = foldCase(withLatinDigits(text))
    .replaceAll(label, "")
    .replace(/shift|শিফট|শিফ্ট/g, "")
    .trim();
  const own = shifts().find((value) => foldCase(value) === word || foldCase(value) === foldCase(text));
  if (own !== undefined) return own;
  if (!shifts().includes("1st")) return text;
  if (/^(?:1|1st|first|morning|১ম|1ম|প্রথম)$/.test(word)) return "1st";
  return /^(?:2|2nd|second|day|২য়|2য়|2য়|দ্বিতীয়|দ্বিতীয়)$/.test(word) ? "2nd" : text;
}

function readBool(text: string): unknown {
  if (/^(?:true|yes|y|1|হ্যাঁ|জি)$/i.test(text)) return true;
  return /^(?:false|no|n|0|না)$/i.test(text) ? false : text;
}

function profileLink(field: string, text: string): string {
  const handle = /^@?([\w.-]+)$/.exec(text)?.[1];
  const isHost = /\.(?:com|org|net|io|dev|me)$/i.test(text);
  return handle !== undefined && !isHost ? `${profiles[field] ?? ""}${handle}` : withScheme(text);
}

/** `github.com/x` is how people write links. */
function withScheme(text: string): string {
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?$/i.test(text) ? `https://${text}` : text;
}

/** Why a cell may not contain what someone wrote; undefined if there is no reason. */
export function cellDoubt(field: string, cell: string): string | undefined {
  if (/�|^\?{3}[\s?]*$/.test(cell))
    return t("{field} is {value}: its letters were lost when the file was saved; correct it in the file", {
      field,
      value: quote(cell),
    });
  if (field === "roll" && /^\d+(?:\.\d+)?e\+\d+$/i.test(cell))
    return t(
      "roll is {value}: the spreadsheet has shortened the number; format the column as text and correct it in the file",
      { value: `'${cell}'` },
    );
  return undefined;
}

/** The fields of a row, in the order of the columns; empty cells say nothing. */
export function memberFields(fields: readonly (string | undefined)[], cells: readonly string[]): JsonObject {
  const values: Record<string, unknown> = {};
  for (const [index, field] of fields.entries()) {
    const value = field === undefined ? undefined : memberValue(field, cells[index] ?? "");
    if (field !== undefined && value !== undefined) values[field] = value;
  }
  return values;
}

/** A cell that begins so would be a formula. */
const formulaStart = /^[=+\-@\t\r'＝＋－＠]/;

/** A cell that spreadsheets take for a text, whatever it begins with. */
function withGuard(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** The reverse, for cells that spreadsheets or `withGuard` have made texts. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The fields of members that a table can have a column for: a cell holds no list of links. */
export function columnFields(): readonly Field[] {
  return usedFieldsOf(member.schema).filter(({ info }) => info.kind !== "groups");
}

/**
 * All members as CSV that every spreadsheet reads: UTF-8 with a byte order mark, one column per field.
 *
 * @param separator between the cells: Excel expects a semicolon where numbers have a decimal comma
 */
export function membersTable(content: Content, separator: string): string {
  const names = columnFields().map(({ name }) => name);
  const members = itemsOf(content, member).map(({ fields }): JsonObject => ({
    ...normalised(member.schema, fields),
    id: fields.id,
  }));
  const rows = members
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map((fields) => names.map((name) => cell(fields[name])));
  return stringify([names, ...rows], { bom: true, delimiter: separator, record_delimiter: "windows" });
}

function cell(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" ? withGuard(value) : "";
}

export function memberText(fields: JsonObject, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}

/** The handle on Codeforces as it is compared; empty: there is none. */
export function handleKey(fields: JsonObject): string {
  return foldCase(codeforcesHandle(memberText(fields, "codeforces")) ?? "");
}
