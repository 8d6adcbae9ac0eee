/** The language of the pages, apart from what the content says. */
export const PAGE_LANGUAGE = "en";

const bangla = /[\u0980-\u09FF]/;
const banglaLetters = /[\u0985-\u09B9\u09CE\u09DC-\u09E1\u09F0\u09F1]/g;
const letters = /\p{L}/gu;

/** A piece of a text, all of it in Bangla or none. */
interface TextPart {
  readonly text: string;
  readonly isBangla: boolean;
}

/** Whether a text contains a character of the Bengali block. */
export function hasBangla(text: string): boolean {
  return bangla.test(text);
}

/**
 * The language to mark a text with: Bangla where at least half of its letters are, undefined for the
 * language of the page. Digits and punctuation do not count, so a text of Bangla digits only is Bangla.
 */
export function languageOf(text: string): "bn" | undefined {
  if (!hasBangla(text)) return undefined;
  const ofBangla = text.match(banglaLetters)?.length ?? 0;
  const all = text.match(letters)?.length ?? 0;
  return 2 * ofBangla >= all ? "bn" : undefined;
}

/** Splits a text into Bangla and other pieces. Spaces and punctuation between two Bangla words count as Bangla. */
export function banglaParts(text: string): readonly TextPart[] {
  const parts: { text: string; isBangla: boolean }[] = [];
  for (const piece of text.match(/[\u0980-\u09FF\u200C\u200D]+|[^\u0980-\u09FF\u200C\u200D]+/g) ?? []) {
    const last = parts.at(-1);
    const beforeLast = parts.at(-2);
    if (!hasBangla(piece)) parts.push({ text: piece, isBangla: false });
    else if (last && beforeLast?.isBangla === true && !/\p{L}/u.test(last.text)) {
      beforeLast.text += last.text + piece;
      parts.pop();
    } else parts.push({ text: piece, isBangla: true });
  }
  return parts;
}
