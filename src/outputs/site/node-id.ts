import type { ContentNode } from "./site";

/** The id of an item as its file has it; Gatsby's JSON transformer drops the number 0. */
export function nodeId({ jsonId }: ContentNode): string {
  return typeof jsonId === "string" || typeof jsonId === "number" ? String(jsonId) : "0";
}
