import type { Diagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { fieldValues } from "../../model/check/validate";
import { kindOf } from "../../model/content-model";
import { isFolder } from "../../model/descriptors";
import { type Content, knownIds } from "../content";
import { t } from "../../words/t";

/** Fields that name a missing item, such as the event of a result. */
export function checkItemIds(content: Content): Diagnostic[] {
  return content.items.flatMap(({ source, file, fields }) =>
    [...fieldValues(source.schema, fields)].flatMap(({ field, value, path }): Diagnostic[] => {
      const [folder, ...others] = field.info.refersTo ?? [];
      // Fields that may name people of several kinds have their own rule.
      if (folder === undefined || !isFolder(folder) || others.length > 0 || typeof value !== "string") return [];
      if (knownIds(content, kindOf(folder)).has(value)) return [];
      const message = t("is {id}, expected the id of an item in {folder}, the name of its file", {
        id: quote(value),
        folder: `${folder}/`,
      });
      return [{ file, path, code: "broken-reference", severity: "error", message }];
    }),
  );
}
