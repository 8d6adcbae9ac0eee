import { escapeAttribute } from "../../domain/text/escape-markup";

/** Attributes as HTML writes them, each after a space; those without a value are left out. */
export function attributesOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined || value === null ? "" : ` ${name}="${escapeAttribute(String(value))}"`,
    )
    .join("");
}
