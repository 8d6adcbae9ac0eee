import { foldCase } from "../text/letters";

/** The words of a header without what is in brackets, such as '(e.g. 2023-2024)', and without its number in the form. */
export function headerKey(header: string): string {
  return foldCase(header)
    .replace(/\([^)]*\)/g, " ")
    .replace(/^\s*\d+\s*[.)]/, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
