import { withLatinDigits, foldCase } from "../../domain/text/letters";
import type { JsonObject } from "../../model/schema/json-object";

/** The roll number of a member in the form in which rolls are compared; empty if there is none. */
export function rollKey({ roll }: JsonObject): string {
  if (typeof roll !== "string") return "";
  return foldCase(withLatinDigits(roll).replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ""));
}
