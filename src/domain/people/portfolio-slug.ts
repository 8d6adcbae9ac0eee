import { foldCase } from "../text/fold-case";

/**
 * The address of a portfolio from its owner's name: lower case, words joined by hyphens,
 * letters and digits of any script kept. Empty if the name holds none.
 */
export function portfolioSlug(name: string): string {
  return (
    foldCase(name)
      // What is inside a word without being seen, such as a joiner of Bangla letters, ends none.
      .replace(/['’]|\p{Cf}/gu, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
  );
}
