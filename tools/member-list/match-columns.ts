import { t } from "../../src/words/t";
import { headerKey } from "../../src/domain/tables/header-key";
import { fieldsByHeader, namedColumns, type Column } from "../../src/domain/tables/named-columns";
import { TableError } from "../../src/domain/tables/read-table";
import { columnFields } from "./member-values";

/** Other names of the fields in forms, besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ["member id"],
  name: ["full name", "your name", "নাম", "পূর্ণ নাম", "শিক্ষার্থীর নাম", "nombre", "nome", "الاسم", "اسمك"],
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

/** Fields that forms request with a question, such as 'আপনার নাম কী?'. */
const asked = ["name", "session", "shift", "roll"];

/** In words; a longer question is about something else. */
const LONGEST_QUESTION = 8;

/** Questions about other people, schools and examinations. */
const aboutOthers =
  /father|mother|parent|guardian|friend|spouse|school|college|institut|emergency|team|ssc|hsc|পিতা|মাতা|বাবা|মায়ের|মায়ের|অভিভাবক|বন্ধু|স্কুল|কলেজ|প্রতিষ্ঠান|padre|madre|tutor|escuela|\bpai\b|mãe|escola|الأب|الأم|والد|مدرسة/i;

/**
 * Finds the field of each column by its header. Several columns may fill one field: a form with a section for each shift asks
 * for the roll in each. A question only fills a field that has no other column.
 *
 * @param chosen fields by headers, which take precedence; an empty text leaves a column out
 * @throws TableError if a chosen column or field does not exist, or no column has names
 */
export function matchColumns(headers: readonly string[], chosen: ReadonlyMap<string, string> = new Map()): Column[] {
  const fields = columnFields().map((field) => ({ ...field, otherNames: otherNames[field.name] }));
  const named = namedColumns(headers, fields, chosen);
  const fieldOf = fieldsByHeader(fields);
  const questions = asked.flatMap((field) => {
    const known = [...fieldOf].flatMap(([key, name]) => (name === field ? key : []));
    const found = headers.filter((header, index) => named[index] === undefined && asksFor(header, known));
    return found.length === 1 && !named.includes(field) ? [[found[0], field] as const] : [];
  });
  const fieldAsked = new Map(questions);
  const columns = headers.map((header, index): Column => {
    const field = named[index] ?? fieldAsked.get(header);
    return { header, field: field === "" ? undefined : field };
  });
  if (!columns.some(({ field }) => field === "name" || field === "id"))
    throw new TableError(
      t("has no column for the name among {headers}. Name it with --column 'HEADER=name'", {
        headers: headers.join(", "),
      }),
    );
  return columns;
}

function asksFor(header: string, names: readonly string[]): boolean {
  const words = headerKey(header).split(" ");
  if (words.length > LONGEST_QUESTION || aboutOthers.test(header)) return false;
  return names.some((name) => ` ${words.join(" ")} `.includes(` ${name} `));
}
