import { quote } from "../check/sentence";
import { emailIn, phoneIn } from "./contact";

/** Warnings about a field that holds an e-mail address. */
export function emailWarnings(value: unknown): string[] {
  if (typeof value !== "string" || emailIn(value) !== undefined) return [];
  return [`is ${quote(value)}, expected one e-mail address such as name@example.org; the page will not link it`];
}

/** Warnings about a field that holds a phone number. */
export function phoneWarnings(value: unknown): string[] {
  if (typeof value !== "string" || phoneIn(value) !== undefined) return [];
  return [`is ${quote(value)}, expected one phone number such as +880 1700-000000; the page will not link it`];
}
