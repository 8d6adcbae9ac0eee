import { hasInk } from "../../model/values/invisible";
import { foldCase } from "../../domain/text/fold-case";
import { course } from "../../model/course";
import { isJsonObject } from "../../model/schema/json-object";
import { quote } from "../../model/check/sentence";
import { itemsOf, type Content, type ContentItem } from "../content";
import type { Diagnostic } from "../../model/check/diagnostic";

/** Modules of one course that have the same id and therefore the same address. */
export function checkCourseModules(content: Content): Diagnostic[] {
  return itemsOf(content, course).flatMap((item) => {
    const owners = new Map<string, number>();
    return moduleIds(item).flatMap(({ id, index }) => {
      const owner = owners.get(foldCase(id));
      if (owner === undefined) {
        owners.set(foldCase(id), index);
        return [];
      }
      const message = `is ${quote(id)}, which modules[${owner}] already has, expected a unique id within the course`;
      return [{ code: "duplicate-id", severity: "error", file: item.file, path: `modules[${index}].id`, message }];
    });
  });
}

/** The ids of a course's modules and where they are. */
export function moduleIds({ fields: { modules } }: ContentItem): { id: string; index: number }[] {
  if (!Array.isArray(modules)) return [];
  return modules.flatMap((entry: unknown, index) =>
    isJsonObject(entry) && typeof entry.id === "string" && hasInk(entry.id) ? [{ id: entry.id, index }] : [],
  );
}
