import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** A value from a content file between quotes, cut if it would make the line unreadable. */
export function quote(value: string): string {
  return `'${shorten(value.replace(/\s+/g, " "), 60)}'`;
}

/** A value in quotes like `quote`, cut so that it includes the error, which begins at `start`. */
export function quoteAt(value: string, start: number): string {
  return start < 40 ? quote(value) : quote(`…${value.slice(start - 15).replace(/^[\udc00-\udfff]/, "")}`);
}

/** A name or path from a content file: a very long one is cut, between two characters. */
export function shorten(text: string, longest = 200): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 3).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** What is wrong and what was expected, two messages in one line: 'is a list, expected text'. */
export function withExpectation(fault: string, expectation: string): string {
  return t("{row}, {text}||what is wrong, and what was expected", { row: fault, text: expectation });
}

/** A message of the content check as a sentence about a field of a form, or about a file. */
export function sentenceAbout(subject: string, message: string): string {
  return t("{subject} {message}.", { subject, message });
}

/** A message about a value of another type than expected. */
export function unexpectedValue(found: unknown, expectation: string): string {
  const fault = t(
    "{kind, select, missing {is missing} empty {is empty} text {is the text {value}} numeral {is the number {value}} truth {is {value}} list {is a list} other {is an object}}",
    described(found),
  );
  return withExpectation(fault, expectation);
}

/** The same about a whole file, or its front matter. */
export function unexpectedContent(found: unknown, expectation: string): string {
  const fault = t(
    "{kind, select, missing {contains nothing} empty {contains an empty text} text {contains the text {value}} numeral {contains the number {value}} truth {contains {value}} list {contains a list} other {contains an object}}",
    described(found),
  );
  return withExpectation(fault, expectation);
}

function described(value: unknown): { readonly kind: string; readonly value: string | number } {
  if (value === undefined || value === null) return { kind: "missing", value: "" };
  if (typeof value === "string") return { kind: value === "" ? "empty" : "text", value: quote(value) };
  if (typeof value === "number") return { kind: "numeral", value };
  if (typeof value === "boolean") return { kind: "truth", value: String(value) };
  return { kind: Array.isArray(value) ? "list" : "object", value: "" };
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
