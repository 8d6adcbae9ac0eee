import { isListOfGroups } from "../../src/model/fields/field-kinds";
import { stringify } from "csv-stringify/sync";
import { foldCase, withLatinDigits } from "../../src/domain/text/letters";
import { member } from "../../src/model/kinds/member";
import { memberField, shifts } from "../../src/model/member-fields";
import type { JsonObject } from "../../src/model/schema/json-object";
import { usedFieldsOf, type Field } from "../../src/model/schema/schema-fields";
import { normalised } from "../../src/model/schema/normalise";
import { itemsOf, type Content } from "../../src/content/content";

/** The base address of profiles on a site, for members who only write their user name. */
const profiles: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  codeforces: "https://codeforces.com/profile/",
  linkedin: "https://www.linkedin.com/in/",
  facebook: "https://www.facebook.com/",
};

/**
 * A cell in the form of a member's field: `2023-24` becomes `2023-2024`, `2nd shift` becomes `2nd`, a user name on
 * GitHub becomes a link. Unreadable values stay unchanged, so that the content check reports them.
 */
export function memberValue(field: string, cell: string): unknown {
  const text = withoutGuard(cell).normalize("NFC").trim();
  const isNone = !/[\p{L}\p{N}]/u.test(text) || (!["name", "shift", "iscp"].includes(field) && noneWords.test(text));
  if (isNone) return undefined;
  const read = readers[field];
  return read ? read(text) : field in profiles ? profileLink(field, text) : text;
}

const noneWords = /^(?:no|none|na|n\/a|n\.a\.|nil|nai|নাই|নেই)$/i;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  id: (text) => (/^\d+$/.test(withLatinDigits(text)) ? Number(withLatinDigits(text)) : text),
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

/** One of the club's shifts, with or without the word 'shift'; `1` and `১ম` mean its `1st`. */
function readShift(text: string): string {
  const label = foldCase(memberField("shift").label);
  const word = foldCase(withLatinDigits(text).replace(/shift|শিফট|শিফ্ট/gi, ""))
    .replace(label, "")
    .trim();
  const own = shifts().find((value) => foldCase(value) === word || foldCase(value) === foldCase(text));
  const number = /^([12])(?:ম|য়|য়)?$/.exec(word)?.[1];
  return (
    own ??
    shifts().find((value) => /^\d+(?:st|nd)$/.test(value) && Number.parseInt(value, 10) === Number(number)) ??
    text
  );
}

function readBool(text: string): unknown {
  if (/^(?:true|yes|y|1|হ্যাঁ)$/i.test(text)) return true;
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

/** A cell that begins like this would be a formula. */
const formulaStart = /^[=+\-@\t\r'＝＋－＠]/;

/** Undoes what exports and spreadsheets do to make a cell a text. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The fields of members that can be a column of a table: not lists of links. */
export function columnFields(): readonly Field[] {
  return usedFieldsOf(member.schema).filter(({ info }) => !isListOfGroups(info));
}

/**
 * All members as CSV for all spreadsheets: UTF-8 with a byte order mark, one column per field.
 *
 * @param separator between the cells: Excel expects a semicolon where numbers have a decimal comma
 */
export function membersTable(content: Content, separator: string): string {
  const names = columnFields().map(({ name }) => name);
  const rows = itemsOf(content, member)
    .toSorted((a, b) => Number(a.fields.id) - Number(b.fields.id))
    .map(({ fields }): JsonObject => ({ ...normalised(member.schema, fields), id: fields.id }))
    .map((fields) => names.map((name) => cell(fields[name])));
  return stringify([names, ...rows], { bom: true, delimiter: separator, record_delimiter: "windows" });
}

function cell(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : "";
  return formulaStart.test(text) ? `'${text}` : text;
}
