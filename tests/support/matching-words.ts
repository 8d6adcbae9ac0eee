/** Stands for a value in a sentence that a test does not know, such as the folder of a file. */
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
