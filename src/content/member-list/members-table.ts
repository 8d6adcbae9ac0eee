import { stringify } from "csv-stringify/sync";
import { member } from "../../model/member";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { columnFields } from "./column-fields";
import { itemsOf, type Content } from "../content";
import { withGuard } from "./member-values";

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
