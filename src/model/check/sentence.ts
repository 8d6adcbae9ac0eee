import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** A value from a content file between quotes, cut if it would make the line unreadable. */
export function quote(value: string): string {
  return `'${shorten(value.replace(/\s+/g, " "), 60)}'`;
}

/** A value between quotes as `quote` gives it, cut so that what is wrong with it, from `start` on, is in it. */
export function quoteAt(value: string, start: number): string {
  return start < 40 ? quote(value) : quote(`…${value.slice(start - 15).replace(/^[\udc00-\udfff]/, "")}`);
}

/** A name or path from a content file: a very long one is cut, between two characters. */
export function shorten(text: string, longest = 200): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 3).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The first half of a message: what the file contains. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return t("is missing");
  if (value === "") return t("is empty");
  if (typeof value === "string") return t("is the text {value}", { value: quote(value) });
  if (typeof value === "number") return t("is the number {value}", { value });
  if (typeof value === "boolean") return t("is {value}", { value: String(value) });
  return Array.isArray(value) ? t("is a list") : t("is an object");
}

/** The first half of a message about a whole file or its front matter: what it holds. */
export function describeContent(value: unknown): string {
  if (value === undefined || value === null) return t("contains nothing");
  if (value === "") return t("contains an empty text");
  if (typeof value === "string") return t("contains the text {value}", { value: quote(value) });
  if (typeof value === "number") return t("contains the number {value}", { value });
  if (typeof value === "boolean") return t("contains {value}", { value: String(value) });
  return Array.isArray(value) ? t("contains a list") : t("contains an object");
}

/** A message of two halves: what is there, and what was expected in its place. */
export function expectedInstead(found: string, expected: string): string {
  return t("{found}, expected {expected}", { found, expected });
}

/** Several things of which one is meant: 'jpg, png or svg'. */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("{names} or {last}", { names: commaText(names.slice(0, -1)), last });
}

/** A message behind what it is about, such as a file and a field; parts that are empty are left out. */
export function placedMessage(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(": ");
}

/** The word before a diagnostic that does not stop the build: an error needs no such word. */
export function severityWord(severity: "error" | "warning"): string {
  return severity === "warning" ? "warning" : "";
}

/** Text for a line of the terminal. Names in files and cells may hold anything, line breaks and terminal codes too. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}
