import type MarkdownIt from "markdown-it";

/** In characters; the scanner takes quadratic time within one word. */
const LONGEST_ADDRESS = 2000;

/**
 * Lets a parser look for bare addresses word by word: none holds a space, so it finds the same ones, and a
 * long text costs no more than its words.
 */
export function linkifyWords({ linkify }: MarkdownIt): void {
  const match = linkify.match.bind(linkify);
  const matchWords: typeof match = (text) => {
    const links = Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: word, index }) => {
      if (word.length > LONGEST_ADDRESS || !linkify.pretest(word)) return [];
      return (match(word) ?? []).map((link) =>
        Object.assign(link, { index: index + link.index, lastIndex: index + link.lastIndex }),
      );
    });
    return links.length === 0 ? null : links;
  };
  linkify.match = matchWords;
  linkify.test = (text) => matchWords(text) !== null;
}
