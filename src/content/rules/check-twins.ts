import { foldCase } from "../../domain/text/fold-case";
import { kinds } from "../../model/content-model";
import type { Diagnostic } from "../../model/check/diagnostic";
import { normalised } from "../../model/schema/normalise";
import { type Content, inClaimOrder, itemsOf, shownFile } from "../content";

/** Warnings about items of one kind with the same title, day and time: most were entered twice. */
export function checkTwins(content: Content): Diagnostic[] {
  const timed = kinds.filter(({ schema }) => ["title", "date", "time"].every((name) => name in schema.shape));
  return timed.flatMap((kind) => {
    const first = new Map<string, string>();
    return inClaimOrder(itemsOf(content, kind), content).flatMap(({ file, fields }): Diagnostic[] => {
      const { title, date, time } = normalised(kind.schema, fields);
      if (typeof title !== "string" || typeof date !== "string") return [];
      const key = [foldCase(title), date, time].map((each) => String(each).trim()).join("\n");
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, file);
        return [];
      }
      const message = `is the title of ${shownFile(content.tree, other)} too, which has the same date and time, expected one file for each ${kind.singular.toLowerCase()}`;
      return [{ code: "doubtful-value", severity: "warning", file, path: "title", message, related: [other] }];
    });
  });
}
