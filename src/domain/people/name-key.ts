import { foldCase } from "../text/fold-case";

/** The form in which names are compared: capital letters, dots and the number of spaces make no difference. */
export function nameKey(name: string): string {
  return foldCase(name)
    .replace(/[\s.]+/g, " ")
    .trim();
}
