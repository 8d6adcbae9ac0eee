import { member } from "../../model/member";
import { usedFieldsOf } from "../../model/schema/schema-fields";
import { headerMeaning } from "./header-meaning";
import { TableError } from "./table-error";

/** Which field of a member each column fills; undefined: the column is not used. */
export interface Column {
  readonly header: string;
  readonly field: string | undefined;
}

/**
 * Finds the field of each column by its header.
 *
 * @param chosen fields by headers, which win; an empty text leaves a column out
 * @throws TableError if two columns fill one field, or a chosen column or field does not exist
 */
export function matchColumns(headers: readonly string[], chosen: ReadonlyMap<string, string> = new Map()): Column[] {
  const names = usedFieldsOf(member.schema).map(({ name }) => name);
  for (const [header, field] of chosen) {
    if (!headers.includes(header))
      throw new TableError(`has no column '${header}', expected one of ${headers.filter(Boolean).join(", ")}`);
    if (field !== "" && !names.includes(field))
      throw new TableError(`has no field '${field}' for the column '${header}', expected one of ${names.join(", ")}`);
  }
  const free = new Set(names.filter((name) => ![...chosen.values()].includes(name)));
  const byRank = headers.map((header) => (chosen.has(header) ? undefined : headerMeaning(header)));
  const named = new Set(byRank.flatMap((meaning) => (meaning?.isName ? meaning.field : [])));
  const columns = headers.map((header, index): Column => {
    const meaning = byRank[index];
    // A column that is called like a field beats questions that may mean it.
    const isTaken = meaning && (!free.has(meaning.field) || (!meaning.isName && named.has(meaning.field)));
    return { header, field: chosen.get(header) || (isTaken ? undefined : meaning?.field) };
  });
  const columnOf = new Map<string, Column>();
  for (const column of columns) {
    if (column.field === undefined) continue;
    const first = columnOf.get(column.field);
    if (first) throw new TableError(twoColumns(column.field, first.header, column.header));
    columnOf.set(column.field, column);
  }
  return columns;
}

function twoColumns(field: string, header: string, other: string): string {
  return header === other
    ? `has two columns with the header '${header}', expected one for ${field}. Rename the other in the file`
    : `has two columns for ${field}, '${header}' and '${other}', expected one. Leave the other out with --column '${other}='`;
}
