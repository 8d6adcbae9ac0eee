import { ContentError } from "./content-error";

/** A text without the byte order mark that some editors on Windows put before it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** The character that decoders put in the place of bytes that are not UTF-8, and the one that UTF-16 has between letters. */
const misread = /[\uFFFD\0]/;

/**
 * Refuses a text that was read as UTF-8 from a file of another encoding, such as UTF-16 or Latin-1. It serves those who
 * have only the text; the bytes of a file say it exactly (see `readTextFile`).
 *
 * @throws ContentError if it is one
 */
export function refuseMisread(text: string): void {
  if (misread.test(text))
    throw new ContentError(
      "is not valid UTF-8, or lost letters when it was converted, expected a text saved as UTF-8 without the character '\uFFFD'",
    );
}
