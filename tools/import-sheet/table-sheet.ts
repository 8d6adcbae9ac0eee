import { namedColumns, type Column, type ColumnField } from "../../src/domain/tables/named-columns";
import { TableError, visibleText, type Table } from "../../src/domain/tables/read-table";
import { quote } from "../../src/model/check/sentence";
import { usedFieldsOf } from "../../src/model/schema/schema-fields";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";
import type { FoundProblem, FoundSheet } from "./found-sheet";
import { problemSchema } from "./problem-schema";

/** Other names of the fields in tables, besides the names and labels of the model. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  title: ["problem", "problem name", "name", "task", "সমস্যা", "সমস্যার নাম", "নাম"].concat([
    "শিরোনাম",
    "problema",
    "título",
    "nombre",
    "nome",
    "المسألة",
    "العنوان",
    "الاسم",
  ]),
  url: ["link", "problem link", "address", "লিংক", "ঠিকানা", "enlace", "dirección", "endereço", "الرابط", "رابط"],
  source: ["judge", "online judge", "oj", "platform", "উৎস", "fuente", "juez", "fonte", "juiz", "المصدر"],
  difficulty: ["rating", "level", "কঠিনতা", "রেটিং", "dificultad", "dificuldade", "الصعوبة", "المستوى"],
  topic: ["category", "section", "বিষয়", "বিষয়", "tema", "tópico", "categoría", "categoria", "الموضوع"],
  starred: ["star", "important", "must do", "তারকা", "গুরুত্বপূর্ণ", "importante", "destacado", "مهم"],
  hint: ["hints", "ইঙ্গিত", "pista", "dica", "تلميح"],
  solution: ["সমাধান", "solución", "solução", "الحل"],
  editorial: ["tutorial", "explanation", "ব্যাখ্যা", "explicación", "explicação", "الشرح"],
  note: ["notes", "comment", "comments", "remark", "মন্তব্য", "nota", "notas", "comentario", "comentário", "ملاحظة"],
};

const yes = /^(?:true|yes|y|x|1|হ্যাঁ|sí|si|sim|نعم|[*★⭐✓✔✅]\uFE0F?)$/iu;
const no = /^(?:false|no|n|0|না|não|nao|لا|-)$/iu;

/**
 * A sheet from a table with a header for each field and a row for each problem.
 *
 * @param table its cells with line breaks, since a hint may have several lines
 * @param chosen fields by headers, from `--column`
 * @throws TableError if no column has titles or links
 */
export function tableSheet({ headers, rows }: Table, chosen: ReadonlyMap<string, string>): FoundSheet {
  const fields = usedFieldsOf(problemSchema).map((field) => ({ ...field, otherNames: otherNames[field.name] }));
  const named = namedColumns(headers, fields, chosen);
  const columns = headers.map((header, index): Column => ({ header, field: named[index] || undefined }));
  for (const field of ["title", "url"])
    if (!columns.some((column) => column.field === field))
      throw new TableError(
        t("has no column for the field {field} among {headers}. Name it with --column 'HEADER={field}'", {
          field,
          headers: headers.join(", "),
        }),
      );
  const problems = rows.map(({ number, cells }) => problemIn(cells, columns, fields, t("row {number}", { number })));
  return { columns, problems };
}

function problemIn(
  cells: readonly string[],
  columns: readonly Column[],
  fields: readonly ColumnField[],
  place: string,
): FoundProblem {
  const values = fields.map((field) => {
    const filled = columns.flatMap((column, index) => (column.field === field.name ? (cells[index] ?? "") : []));
    const said = filled.flatMap((cell) => valueOf(field, cell) ?? []);
    return { field: field.name, different: [...new Set(said)] };
  });
  const wrong = values
    .filter(({ different }) => different.length > 1)
    .map(({ field, different }) => {
      const parts = { field, values: commaText(different.map((value) => quote(String(value)))) };
      return t("has several values for {field}: {values}, expected one", parts);
    });
  const filled = values.filter(({ different }) => different.length > 0);
  return { place, fields: Object.fromEntries(filled.map(({ field, different: [value] }) => [field, value])), wrong };
}

/** Undefined for an empty value. Unreadable values stay texts, so that the check reports them. */
function valueOf({ info }: ColumnField, cell: string): string | true | undefined {
  if (cell === "") return undefined;
  if (info.kind === "markdown") return cell;
  const text = visibleText(cell);
  if (info.kind !== "bool") return text;
  if (no.test(text)) return undefined;
  return yes.test(text) || text;
}
