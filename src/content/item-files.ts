import type { Kind } from "../model/kind";
import type { TreeEntry } from "./content-tree";

/** The extension of a kind's files. */
export function extensionOf({ format }: Kind): string {
  return format === "json" ? ".json" : ".md";
}

/** Whether an entry of a kind's folder is meant to hold an item. */
export function isItemFile(kind: Kind, { name }: Pick<TreeEntry, "name">): boolean {
  return name.endsWith(extensionOf(kind)) && !isNoContent(name);
}

/** Files that may be anywhere: hidden ones such as `.gitkeep`, and README.md. */
export function isNoContent(name: string): boolean {
  return name.startsWith(".") || /^readme\./i.test(name);
}
