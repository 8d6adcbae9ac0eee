/** Stands for a value that a test can't know, such as the folder of a file. */
export const ANY = "\u{E000}";

/** A regular expression for texts that contain a sentence, with any text for `ANY`. */
export function matching(sentence: string): RegExp {
  return new RegExp(
    sentence
      .split(ANY)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
      .join(".*?"),
  );
}
