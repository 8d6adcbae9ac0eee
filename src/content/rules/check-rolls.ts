import { foldCase } from "../../domain/text/fold-case";
import { withLatinDigits } from "../../domain/text/latin-digits";
import type { Diagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { member } from "../../model/member";
import { normalised } from "../../model/schema/normalise";
import { inClaimOrder, itemsOf, shownFile, type Content } from "../content";

/** Warnings about members with the roll of another: signing in with it always leads to the first of them. */
export function checkRolls(content: Content): Diagnostic[] {
  const owners = new Map<string, string>();
  return inClaimOrder(itemsOf(content, member), content).flatMap(({ file, fields }): Diagnostic[] => {
    const { roll } = normalised(member.schema, fields);
    if (typeof roll !== "string") return [];
    const key = foldCase(withLatinDigits(roll.trim()));
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = `is ${quote(roll)}, which ${shownFile(content.tree, owner)} already has, expected a roll that no other member has`;
    return [{ code: "doubtful-value", severity: "warning", file, path: "roll", related: [owner], message }];
  });
}
