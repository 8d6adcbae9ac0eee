import { columnFields } from "./member-values";
import { TableError } from "./table-file";
import { foldCase } from "../../src/domain/text/fold-case";
import { perClub } from "../../src/model/member-fields";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

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
  const names = columnFields().map(({ name }) => name);
  for (const [header, field] of chosen) {
    if (!headers.includes(header))
      throw new TableError(
        t("has no column {header}, expected one of {headers}", {
          header: `'${header}'`,
          headers: commaText(headers),
        }),
      );
    if (field !== "" && !names.includes(field))
      throw new TableError(
        t("has no field {field} for the column {header}, expected one of {names}", {
          field: `'${field}'`,
          header: `'${header}'`,
          names: commaText(names),
        }),
      );
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
    ? t("has two columns with the header {header}, expected one for {field}. Rename the other in the file", {
        header: `'${header}'`,
        field,
      })
    : t(
        "has two columns for {field}, {header} and {other}, expected one. Leave the other out with --column {without}",
        { field, header: `'${header}'`, other: `'${other}'`, without: `'${other}='` },
      );
}

/** The names of the fields in forms, besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "member id"],
  name: ["name", "নাম", "শিক্ষার্থীর নাম"],
  session: ["session", "সেশন", "শিক্ষাবর্ষ"],
  shift: ["shift", "শিফট", "শিফ্ট"],
  roll: ["roll", "রোল"],
  image: ["image", "photo", "picture", "photograph", "ছবি", "ফটো"],
  portfolio: ["portfolio", "website", "personal website", "পোর্টফোলিও", "ওয়েবসাইট"],
  linkedin: ["linkedin", "linked in", "লিংকডইন"],
  github: ["github", "git hub", "গিটহাব"],
  codeforces: ["codeforces", "code forces", "cf", "কোডফোর্সেস"],
  facebook: ["facebook", "fb", "ফেসবুক"],
  iscp: ["iscp", "is cp", "cp", "competitive programming"],
};

const wordSet = (text: string) => new Set(foldCase(text).split(/\s+/));

/** Words that make a header a question or a request. */
const asking = wordSet(`
  what which how who is are am do does did can could will would should may must have has had
  i you we us me your yours my our it its the a an this that of in on at to for from by with as if so then yes any and or
  please kindly enter write type give provide fill put tell mention state upload attach submit select choose pick
  here below above belong study studying read yourself s
  required optional correct valid official own
  আপনি তুমি আপনার তোমার আপনাদের কি কী কে কোন কোনটি কত কেমন লিখুন লিখো লেখো দিন দাও করুন করো আপলোড নির্বাচন
  পড়েন পড়ো পড় আছেন আছো দয়া করে অনুগ্রহ এই এর টি ও বা থাকলে`);

/** Words of headers that say nothing about the field. */
const fillers = wordSet(`
  student students member members full complete whole academic class board current college certificate certificates
  nid capital letter letters block passport size recent profile page link links url handle username user account
  address number no num english
  পূর্ণ পুরো সম্পূর্ণ নম্বর নাম্বার নং বোর্ড ক্লাস শ্রেণি প্রোফাইল লিংক লিঙ্ক আইডি একাউন্ট অ্যাকাউন্ট হ্যান্ডেল
  ছাত্র ছাত্রী শিক্ষার্থী বর্তমান`);

/** The meaning of a header. */
interface HeaderMeaning {
  readonly field: string;
  /** True if the header is a name of the field, and not a question that may mean it. */
  readonly isName: boolean;
}

/** The field that a header means, such as `What is your roll number?`; undefined if it means none. */
function headerMeaning(header: string): HeaderMeaning | undefined {
  const fields = fieldsByKey();
  const words = wordsOf(header).map(withoutEnding);
  const named = fields.get(wordsOf(header).join(" "));
  if (named !== undefined) return { field: named, isName: true };
  const asked = words.filter((word) => !asking.has(word));
  const rest = asked.filter((word) => !fillers.has(word));
  const keys = [asked, rest, rest.filter((word) => word !== "id")].map((each) => each.join(" "));
  const field = keys.map((key) => fields.get(key)).find((each) => each !== undefined);
  // Other numbers are called ids too, such as 'Student ID'.
  return field === undefined || field === "id" ? undefined : { field, isName: false };
}

const fieldsByKey = perClub(
  () =>
    new Map(
      columnFields().flatMap(({ name, info }) =>
        [name, info.label, ...(otherNames[name] ?? [])].map((each) => [wordsOf(each).join(" "), name] as const),
      ),
    ),
);

/** In characters: a field is named at the beginning of a header, if at all. */
const LONGEST_HEADER = 500;

/** The words of a header without what is in brackets, such as '(e.g. 2023-2024)', and without its number in the form. */
export function wordsOf(header: string): string[] {
  return foldCase(header.slice(0, LONGEST_HEADER))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/^\s*\d+\s*[.)]/, " ")
    .replace(/\buser name\b/g, "username")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

const banglaEnding = /(?:ের|এর|টির|টি|টা|তে|ে|র)$/;

/** A word of Bangla as it is without its case, if it is known so: `শিফটে` is `শিফট`. */
function withoutEnding(word: string): string {
  const stem = word.replace(banglaEnding, "");
  const isKnown = (each: string) => asking.has(each) || fillers.has(each) || fieldsByKey().has(each);
  return !isKnown(word) && isKnown(stem) ? stem : word;
}
