import { quoteAt } from "./sentence";
import { t } from "../../words/t";

/** Control characters besides tab and line breaks, half surrogate pairs, and what XML forbids. */
const unreadable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

export function textError(value: string, longest: number): string | undefined {
  return lengthError(value, longest) ?? characterError(value);
}

export function lengthError(value: string, longest: number): string | undefined {
  return value.length > longest
    ? t("has {count} characters, expected at most {most}", { count: value.length, most: longest })
    : undefined;
}

/** The error of a text with an unreadable character, or one that a feed can't contain. */
export function characterError(value: string): string | undefined {
  const found = unreadable.exec(value);
  const code = found?.[0].codePointAt(0);
  if (!found || code === undefined) return undefined;
  return t("is {value} with the unreadable character {character}, expected text without it", {
    value: quoteAt(value, found.index),
    character: codePointName(code),
  });
}

/** How Unicode names a character, such as `U+200B`. */
export function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * How long texts may be, in characters, and lists, in entries. No one writes more by hand, and without a limit a text
 * could slow down the build, the editor and the reader's phone.
 */
export const textLimits = {
  /** A line: a name, a link, an entry of a list. */
  line: 5_000,
  longText: 20_000,
  /** About 16,000 words. */
  markdown: 100_000,
  /** Between two empty lines of Markdown: its parser compares every bracket of a paragraph with all others. */
  markdownParagraph: 10_000,
  frontMatter: 50_000,
  entries: 2_000,
  /** A file of one item, or of the site's. */
  fileBytes: 2_000_000,
} as const;
