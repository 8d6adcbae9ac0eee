import { t } from "../../words/t";

/** A text without the byte order mark that some editors on Windows put before it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** The character with which decoders replace bytes that are not UTF-8, and the one between ASCII letters in UTF-16. */
const misread = /[\uFFFD\0]/;

/**
 * Refuses a text that was read as UTF-8 although its file has another encoding, such as UTF-16 or Latin-1. For code
 * that has only the text; `readTextFile` checks the bytes, which is exact.
 *
 * @throws ContentError if it is one
 */
export function refuseMisread(text: string): void {
  if (misread.test(text))
    throw new ContentError(
      t(
        "is not valid UTF-8, or lost letters when it was converted, expected a text saved as UTF-8 without the character {character}",
        { character: "'\uFFFD'" },
      ),
    );
}

/** Says why a file of the content can't be read, in words for editors. */
export class ContentError extends Error {
  /** The place in the file: `line 3, column 5`; empty for the whole file. */
  readonly place: string;

  constructor(message: string, place = "") {
    super(message);
    this.name = "ContentError";
    this.place = place;
  }
}

/** An offset in a text as shown by text editors: `line 3, column 5`. */
export function placeOf(text: string, offset: number): string {
  const before = linesBefore(text, offset);
  return t("line {line}, column {column}", { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return linesBefore(text, offset).length;
}

function linesBefore(text: string, offset: number): readonly string[] {
  return text.slice(0, offset).split(/\r\n|\r|\n/);
}
