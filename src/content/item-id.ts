import { isSlug } from "../model/values/slug";
import type { ContentItem } from "./content";

/** The id of an item as addresses spell it; undefined if it has no valid one. */
export function itemId({ source, name, fields }: ContentItem): string | undefined {
  if (!("folder" in source)) return undefined;
  if (source.format === "markdown") return isSlug(name) ? name : undefined;
  if (source.idKind === "number") return Number.isInteger(fields.id) ? String(fields.id) : undefined;
  return typeof fields.id === "string" && isSlug(fields.id) ? fields.id : undefined;
}
