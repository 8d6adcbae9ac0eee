import { foldCase } from "../../src/domain/text/letters";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";
import { columnFields } from "./member-values";
import { TableError } from "./read-table";

/** Which field of a member each column fills; undefined: the column is not used. */
export interface Column {
  readonly header: string;
  readonly field: string | undefined;
}

/** What forms call the fields, besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ["member id"],
  name: ["full name", "your name", "নাম", "পূর্ণ নাম", "শিক্ষার্থীর নাম"],
  session: ["academic session", "সেশন", "শিক্ষাবর্ষ"],
  shift: ["শিফট", "শিফ্ট"],
  roll: ["roll no", "roll number", "board roll", "class roll", "রোল", "রোল নম্বর", "বোর্ড রোল"],
  image: ["photo", "picture", "ছবি"],
  portfolio: ["website", "ওয়েবসাইট"],
  linkedin: ["linkedin profile"],
  github: ["github profile", "github username"],
  codeforces: ["codeforces handle", "codeforces profile"],
  facebook: ["facebook profile", "ফেসবুক"],
};

/**
 * Finds the field of each column by its header.
 *
 * @param chosen fields by headers, which win; an empty text leaves a column out
 * @throws TableError if a chosen column or field does not exist, or no column has names
 */
export function matchColumns(headers: readonly string[], chosen: ReadonlyMap<string, string> = new Map()): Column[] {
  const fields = columnFields();
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
  const fieldOf = new Map(
    fields.flatMap(({ name, info }) =>
      [name, info.label, ...(otherNames[name] ?? [])].map((each) => [headerKey(each), name] as const),
    ),
  );
  const taken = new Set(chosen.values());
  // Of two columns for a field, the first counts.
  const columns = headers.map((header): Column => {
    const known = fieldOf.get(headerKey(header)) ?? "";
    const field = chosen.get(header) ?? (taken.has(known) ? "" : known);
    taken.add(field);
    return { header, field: field || undefined };
  });
  if (!columns.some(({ field }) => field === "name" || field === "id"))
    throw new TableError(
      t("has no column for the name among {headers}. Name it with --column 'HEADER=name'", {
        headers: headers.join(", "),
      }),
    );
  return columns;
}

/** The words of a header without what is in brackets, such as '(e.g. 2023-2024)', and without its number in the form. */
function headerKey(header: string): string {
  return foldCase(header)
    .replace(/\([^)]*\)/g, " ")
    .replace(/^\s*\d+\s*[.)]/, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
