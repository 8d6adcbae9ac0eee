import { foldCase } from "../../domain/text/letters";
import { kinds } from "../../model/content-model";
import type { Diagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { inClaimOrder, itemsOf, shownFile, type Content, type ContentItem } from "../content";
import { member } from "../../model/kinds/member";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { rollKey } from "./roll-key";
import { t } from "../../words/t";

/** Warnings about members who share a roll: the import treats them as one person, and one of them can't sign in. */
export function checkRolls(content: Content): Diagnostic[] {
  return repeated(content, member, ({ fields }) => rollKey(fields)).map(({ item, other }) => {
    const message = t("is {value}, which {file} already has, expected a roll that no other member has", {
      value: quote(String(normalised(member.schema, item.fields).roll)),
      file: shownFile(content.tree, other),
    });
    return { code: "doubtful-value", severity: "warning", file: item.file, path: "roll", related: [other], message };
  });
}

/** Warnings about items of one kind with the same title, day and time, which were probably entered twice. */
export function checkTwins(content: Content): Diagnostic[] {
  const timed = kinds.filter(({ schema }) => ["title", "date", "time"].every((name) => name in schema.shape));
  return timed.flatMap((kind) =>
    repeated(content, kind, ({ fields }) => {
      const { title, date, time } = normalised(kind.schema, fields);
      if (typeof title !== "string" || typeof date !== "string") return "";
      return [foldCase(title), date, time].map((each) => String(each).trim()).join("\n");
    }).map(({ item: { file }, other }): Diagnostic => {
      const message = t(
        "is the title of {file} too, which has the same date and time, expected one file for each {kind, select, workshops {workshop} upcoming {upcoming item} other {event}}",
        { file: shownFile(content.tree, other), kind: kind.folder },
      );
      return { code: "doubtful-value", severity: "warning", file, path: "title", message, related: [other] };
    }),
  );
}

/** The items of a kind whose key an earlier item has, with the file of that; empty keys don't count. */
function repeated(content: Content, kind: Kind, keyOf: (item: ContentItem) => string) {
  const first = new Map<string, string>();
  return inClaimOrder(itemsOf(content, kind), content).flatMap((item) => {
    const key = keyOf(item);
    const other = first.get(key);
    if (other === undefined && key !== "") first.set(key, item.file);
    return other === undefined ? [] : [{ item, other }];
  });
}
