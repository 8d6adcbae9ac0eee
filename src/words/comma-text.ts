import { t } from "./t";

/**
 * Texts in a row with commas of the interface's language between them, 'A, B, C'; missing and empty ones are left out. For
 * values, names of fields and details of one thing: unlike `listText`, it puts no word before the last one.
 */
export function commaText(texts: readonly (string | null | undefined)[]): string {
  const present = texts.flatMap((text) => text || []);
  return present.reduce((row, text) => (row === "" ? text : t("{row}, {text}||texts in a row", { row, text })), "");
}
