import type MarkdownIt from "markdown-it";

/** In characters; the scanner takes quadratic time within one word. */
const LONGEST_ADDRESS = 2000;

/** What no address holds: a space, and the full stops of Bangla. */
const word = /[^\s।॥]+/;

/**
 * Lets a parser look for bare addresses word by word, so that a long text costs no more than its words. It finds those
 * with a scheme or `www.`, and e-mail addresses: `main.cc` and `README.md` are names of files, although they could be
 * hosts.
 */
export function linkifyWords({ linkify }: MarkdownIt): void {
  const match = linkify.match.bind(linkify);
  const matchWords: typeof match = (text) => {
    const links = Array.from(text.matchAll(new RegExp(word, "g"))).flatMap(({ 0: found, index }) => {
      if (found.length > LONGEST_ADDRESS || !linkify.pretest(found)) return [];
      return (match(found) ?? [])
        .filter(isMeantAsLink)
        .map((link) => Object.assign(link, { index: index + link.index, lastIndex: index + link.lastIndex }));
    });
    return links.length === 0 ? null : links;
  };
  linkify.match = matchWords;
  linkify.test = (text) => matchWords(text) !== null;
  const matchAtStart = linkify.matchAtStart.bind(linkify);
  linkify.matchAtStart = (text) => matchAtStart(word.exec(text)?.[0] ?? "");
}

function isMeantAsLink({ schema, text }: { readonly schema: string; readonly text: string }): boolean {
  return schema.endsWith(":") || /^www\./i.test(text);
}
