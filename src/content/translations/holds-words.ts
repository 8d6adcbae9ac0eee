import type { FieldInfo } from "../../model/schema/field-info";

/** Kinds of fields that hold words. Dates, numbers, links and files are the same in all languages. */
const withWords: ReadonlySet<string> = new Set(["text", "long-text", "markdown", "lines", "group", "groups"]);

/** True if a translation may have a field: the contract of the content says which. */
export function holdsWords({ kind }: FieldInfo): boolean {
  return withWords.has(kind);
}
