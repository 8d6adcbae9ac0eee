/**
 * The part of an address that a name becomes: lower case, words joined by hyphens, letters and digits of any script kept.
 * Empty if the name holds none.
 */
export function nameSlug(name: string): string {
  return (
    // Lower case letters may become several characters.
    name
      .normalize("NFC")
      .toLowerCase()
      .normalize("NFC")
      // An invisible character inside a word, such as a joiner of Bangla letters, does not end it.
      .replace(/['’]|\p{Cf}/gu, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
  );
}
