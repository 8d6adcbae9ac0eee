/**
 * How long texts may be, in characters, and lists, in entries. No one writes more by hand, and without a
 * limit one text could slow down the build, the editor and the reader's phone.
 */
export const textLimits = {
  /** A line: a name, a link, an entry of a list. */
  line: 5_000,
  /** Text of some sentences. */
  longText: 20_000,
  /** About 16,000 words. */
  markdown: 100_000,
  /** Between two empty lines of Markdown: its parser compares every bracket of a paragraph with all others. */
  markdownParagraph: 10_000,
  /** All fields of an article together. */
  frontMatter: 50_000,
  entries: 2_000,
  /** A file of one item, or of the site's. */
  fileBytes: 2_000_000,
} as const;
