import { onOneLine, placedMessage } from "../../model/check/sentence";
import type { Field } from "../../model/schema/schema-fields";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";
import { headerKey } from "./header-key";
import { TableError } from "./read-table";

/** Which field each column fills; undefined: the column is not used. */
export interface Column {
  readonly header: string;
  readonly field: string | undefined;
}

/** A field of a table, and what people call it apart from its name and label. */
export interface ColumnField extends Field {
  readonly otherNames?: readonly string[] | undefined;
}

/** The names of fields by all keys of headers that mean them. */
export function fieldsByHeader(fields: readonly ColumnField[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ name, info, otherNames = [] }) =>
      [name, info.label, ...otherNames].map((each) => [headerKey(each), name] as const),
    ),
  );
}

/**
 * The field of each header that is called like one; an empty text if the column is to be left out.
 *
 * @param chosen fields by headers, which win; an empty text leaves a column out
 * @throws TableError if a chosen column or field does not exist
 */
export function namedColumns(
  headers: readonly string[],
  fields: readonly ColumnField[],
  chosen: ReadonlyMap<string, string>,
): (string | undefined)[] {
  const names = fields.map(({ name }) => name);
  for (const [header, field] of chosen)
    if (!headers.includes(header) || (field !== "" && !names.includes(field)))
      throw new TableError(
        t("has no {value} for --column, expected one of the headers {headers} and one of the fields {names}", {
          value: `'${header}=${field}'`,
          headers: commaText(headers),
          names: commaText(names),
        }),
      );
  const byHeader = fieldsByHeader(fields);
  return headers.map((header) => {
    const known = byHeader.get(headerKey(header));
    return chosen.get(header) ?? ([...chosen.values()].some((field) => field === known) ? undefined : known);
  });
}

/**
 * The two parts of a value of `--column`, such as `Who=name`.
 *
 * @throws Error if there are no two parts
 */
export function chosenColumn(pair: string): readonly [header: string, field: string] {
  const at = pair.lastIndexOf("=");
  if (at < 1)
    throw new Error(
      placedMessage("--column", t("is {value}, expected two parts with = between them.", { value: `'${pair}'` })),
    );
  return [pair.slice(0, at), pair.slice(at + 1)];
}

export function columnLines(columns: readonly Column[]): string[] {
  return [
    t("Columns:"),
    ...columns.map(({ header, field }) => `  ${onOneLine(header) || t("(no header)")} → ${field ?? t("not used")}`),
    "",
  ];
}
