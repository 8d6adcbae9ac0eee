import { foldCase } from "../../domain/text/fold-case";
import { member } from "../../model/member";
import { perClub } from "../../model/member-fields";
import { usedFieldsOf } from "../../model/schema/schema-fields";
import { TableError } from "./table-error";

/** Which field of a member each column fills; undefined: the column is not used. */
export interface Column {
  readonly header: string;
  readonly field: string | undefined;
}

/** What forms call the fields besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "member id"],
  name: ["name", "নাম", "পূর্ণ নাম", "আপনার নাম", "শিক্ষার্থীর নাম"],
  session: ["session", "সেশন", "শিক্ষাবর্ষ"],
  shift: ["shift", "শিফট", "শিফ্ট"],
  roll: ["roll", "রোল", "রোল নং", "রোল নম্বর", "বোর্ড রোল"],
  image: ["image", "photo", "picture", "ছবি"],
  portfolio: ["portfolio", "website", "personal website", "পোর্টফোলিও", "ওয়েবসাইট"],
  linkedin: ["linkedin", "linked in", "লিংকডইন"],
  github: ["github", "git hub", "গিটহাব"],
  codeforces: ["codeforces", "code forces", "cf", "কোডফোর্সেস"],
  facebook: ["facebook", "fb", "ফেসবুক"],
  iscp: ["iscp", "is cp", "cp", "competitive programming"],
};

/** Words of headers that say nothing about the field. */
const fillers = new Set(
  (
    "your the a an please enter write give of in do you for student students s member members full complete academic " +
    "class board current college profile link url handle username user account address number no num english"
  ).split(" "),
);

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
  const columns = headers.map((header) => ({ header, field: chosen.get(header) ?? fieldOf(header) }));
  const used = columns.map(({ header, field }) => ({ header, field: field === "" ? undefined : field }));
  const columnOf = new Map<string, Column>();
  for (const column of used) {
    if (column.field === undefined) continue;
    const first = columnOf.get(column.field);
    if (first) throw new TableError(twoColumns(column.field, first.header, column.header));
    columnOf.set(column.field, column);
  }
  return used;
}

function twoColumns(field: string, header: string, other: string): string {
  return header === other
    ? `has two columns with the header '${header}', expected one for ${field}. Rename the other in the file`
    : `has two columns for ${field}, '${header}' and '${other}', expected one. Leave the other out with --column '${other}='`;
}

const fieldsByKey = perClub(
  () =>
    new Map(
      usedFieldsOf(member.schema).flatMap(({ name, info }) =>
        [name, info.label, ...(otherNames[name] ?? [])].map((each) => [wordsOf(each).join(" "), name] as const),
      ),
    ),
);

function fieldOf(header: string): string | undefined {
  const words = wordsOf(header);
  const rest = words.filter((word) => !fillers.has(word));
  const likely = fieldsByKey().get(rest.join(" "));
  // Other numbers are called ids too, such as 'Student ID'.
  return fieldsByKey().get(words.join(" ")) ?? (likely === "id" ? undefined : likely);
}

/** The words of a header without what is in brackets, such as '(e.g. 2023-2024)'. */
function wordsOf(header: string): string[] {
  return foldCase(header)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}
