/** Put this in place of a value that a test can't know, such as the folder of a file. */
export const ANY = "\u{E000}";

/** The expression for a text that contains a sentence, whatever is in the place of `ANY`. */
export function matching(sentence: string): RegExp {
  return new RegExp(
    sentence
      .split(ANY)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
      .join(".*?"),
  );
}
