import type { Diagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { member } from "../../model/member";
import { normalised } from "../../model/schema/normalise";
import { inClaimOrder, itemsOf, shownFile, type Content } from "../content";
import { rollKey } from "../member-list/known-member";

/** Warnings about members with the roll of another: the import takes them for one person, and one of them can't sign in. */
export function checkRolls(content: Content): Diagnostic[] {
  const owners = new Map<string, string>();
  return inClaimOrder(itemsOf(content, member), content).flatMap(({ file, fields }): Diagnostic[] => {
    const { roll } = normalised(member.schema, fields);
    const key = rollKey(fields);
    if (typeof roll !== "string" || key === "") return [];
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = `is ${quote(roll)}, which ${shownFile(content.tree, owner)} already has, expected a roll that no other member has`;
    return [{ code: "doubtful-value", severity: "warning", file, path: "roll", related: [owner], message }];
  });
}
