import { problemKey } from "../../domain/problems/problem-key";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { sheet } from "../../model/kinds/sheet";
import { indexesOfNonEmpty, normalised } from "../../model/schema/normalise";
import { propertyOf } from "../../domain/shape";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

/** Warnings about problems that are on a sheet twice, even with different addresses. */
export function checkSheet({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const { problems } = source === sheet ? normalised(sheet.schema, fields) : {};
  if (!Array.isArray(problems)) return [];
  const places = indexesOfNonEmpty(fields.problems);
  const titles = new Map<string, string>();
  return problems.flatMap((problem: unknown, index): FieldDiagnostic[] => {
    const [url, title] = [propertyOf(problem, "url"), propertyOf(problem, "title")];
    if (typeof url !== "string") return [];
    const key = problemKey(url);
    const first = titles.get(key);
    if (first === undefined) {
      titles.set(key, typeof title === "string" ? title : url);
      return [];
    }
    const message = t("leads to the same problem as {title}, expected each problem once", { title: quote(first) });
    return [{ code: "doubtful-value", severity: "warning", path: `problems[${places[index] ?? index}].url`, message }];
  });
}
