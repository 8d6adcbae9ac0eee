import { codeforcesHandle } from "../../domain/ratings/ranked";
import { withLatinDigits } from "../../domain/text/letters";
import { foldCase } from "../../domain/text/fold-case";
import type { JsonObject } from "../../model/schema/json-object";

/** A member of the content, or a row that will be one. */
export interface KnownMember {
  readonly id: number | undefined;
  /** As messages name it: `member 12` or `row 7`. */
  readonly label: string;
  readonly fields: JsonObject;
  /** The row of the file that will create this member, if it does not exist yet. */
  readonly row?: number;
}

export function textOf(fields: JsonObject, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}

/** The roll number as it is compared; empty: there is none. */
export function rollKey(fields: JsonObject): string {
  return foldCase(withLatinDigits(textOf(fields, "roll")).replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ""));
}

/** The handle on Codeforces as it is compared; empty: there is none. */
export function handleKey(fields: JsonObject): string {
  return foldCase(codeforcesHandle(textOf(fields, "codeforces")) ?? "");
}
