import { columnFields } from "./member-values";
import { TableError } from "./table-file";
import { foldCase } from "../../src/domain/text/fold-case";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** Which field of a member each column fills; undefined: the column is not used. */
export interface Column {
  readonly header: string;
  readonly field: string | undefined;
}

/** What forms call the fields, besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ["member id"],
  name: [
    "full name",
    "your name",
    "your full name",
    "student name",
    "name of the student",
    "নাম",
    "পূর্ণ নাম",
    "আপনার নাম",
    "শিক্ষার্থীর নাম",
  ],
  session: ["academic session", "your session", "সেশন", "শিক্ষাবর্ষ", "আপনার সেশন"],
  shift: ["your shift", "শিফট", "শিফ্ট", "আপনার শিফট"],
  roll: [
    "roll no",
    "roll number",
    "board roll",
    "board roll no",
    "class roll",
    "class roll no",
    "রোল",
    "রোল নম্বর",
    "বোর্ড রোল",
  ],
  image: ["photo", "picture", "ছবি"],
  portfolio: ["website", "personal website", "ওয়েবসাইট"],
  linkedin: ["linkedin profile", "linkedin profile link", "লিংকডইন"],
  github: ["github profile", "github profile link", "github username", "গিটহাব"],
  codeforces: ["codeforces handle", "codeforces profile", "codeforces profile link", "cf handle", "কোডফোর্সেস"],
  facebook: ["facebook profile", "facebook profile link", "facebook id", "ফেসবুক"],
  iscp: ["competitive programming", "competitive programmer"],
};

/**
 * Finds the field of each column by its header.
 *
 * @param chosen fields by headers, which win; an empty text leaves a column out
 * @throws TableError if two columns fill one field, or a chosen column or field does not exist
 */
export function matchColumns(headers: readonly string[], chosen: ReadonlyMap<string, string> = new Map()): Column[] {
  const fields = columnFields();
  const names = fields.map(({ name }) => name);
  for (const [header, field] of chosen) refuseUnknown(header, field, headers, names);
  const fieldOf = new Map(
    fields.flatMap(({ name, info }) =>
      [name, info.label, ...(otherNames[name] ?? [])].map((each) => [headerKey(each), name] as const),
    ),
  );
  const taken = new Set(chosen.values());
  const columns = headers.map((header): Column => {
    const known = fieldOf.get(headerKey(header));
    const field = chosen.get(header) ?? (known === undefined || taken.has(known) ? undefined : known);
    return { header, field: field || undefined };
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

function refuseUnknown(header: string, field: string, headers: readonly string[], names: readonly string[]): void {
  const quoted = { header: `'${header}'`, field: `'${field}'` };
  if (!headers.includes(header))
    throw new TableError(
      t("has no column {header}, expected one of {headers}", { header: quoted.header, headers: commaText(headers) }),
    );
  if (field !== "" && !names.includes(field))
    throw new TableError(
      t("has no field {field} for the column {header}, expected one of {names}", {
        ...quoted,
        names: commaText(names),
      }),
    );
}

function twoColumns(field: string, header: string, other: string): string {
  return header === other
    ? t("has two columns with the header {header}, expected one for {field}. Rename the other in the file", {
        header: `'${header}'`,
        field,
      })
    : t(
        "has two columns for {field}, {header} and {other}, expected one. Leave the other out with --column {without}",
        { field, header: `'${header}'`, other: `'${other}'`, without: `'${other}='` },
      );
}

/** In characters: a longer header names no field. */
const LONGEST_HEADER = 500;

/** The words of a header without what is in brackets, such as '(e.g. 2023-2024)', and without its number in the form. */
function headerKey(header: string): string {
  return foldCase(header.slice(0, LONGEST_HEADER))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/^\s*\d+\s*[.)]/, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
