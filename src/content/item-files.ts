import type { Kind } from "../model/kind";
import type { TreeEntry } from "./content-tree";

/** How the names of a kind's files end. */
export function extensionOf({ format }: Kind): string {
  return format === "json" ? ".json" : ".md";
}

/** Whether an entry of a kind's folder is meant to hold an item. */
export function isItemFile(kind: Kind, { name }: Pick<TreeEntry, "name">): boolean {
  return name.endsWith(extensionOf(kind)) && !isNoContent(name);
}

/** Files that may lie anywhere: `.gitkeep` and its like, README.md. */
export function isNoContent(name: string): boolean {
  return name.startsWith(".") || /^readme\./i.test(name);
}
