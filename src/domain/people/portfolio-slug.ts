import { foldCase } from "../text/fold-case";

/**
 * The address of a portfolio from its owner's name: lower case, words joined by hyphens,
 * letters and digits of any script kept. Empty if the name holds none.
 */
export function portfolioSlug(name: string): string {
  return (
    foldCase(name)
      // An invisible character inside a word, such as a joiner of Bangla letters, does not end it.
      .replace(/['’]|\p{Cf}/gu, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
  );
}
