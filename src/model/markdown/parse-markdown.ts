import Markdown, { type MarkdownIt, type Token } from "markdown-it";
import { readExtensions } from "./extensions/read-extensions";
import { beginsWithText } from "./text-tags";

const original = new Markdown({ html: true });
original.block.ruler.enableOnly(["html_block"]);
const [readHtmlBlock] = original.block.ruler.getRules("");

/** How blocks of HTML begin, apart from those that are text in any case. */
const opening = /^<(?:!--|\/?[a-z][a-z\d]*)/i;

const LONGEST_OPENING = 30;

interface Lines {
  readonly from: number;
  readonly to: number;
}

/**
 * Lets a parser begin no block of HTML with words of the text: a line such as `<script> is an element` begins a
 * paragraph, and takes nothing away from what follows.
 */
function readTextBeforeHtml({ block }: MarkdownIt): void {
  if (readHtmlBlock === undefined) throw new Error("markdown-it has no rule for blocks of HTML");
  // Where an opening has been found to be text: looking for its end again in each line would take quadratic time.
  const textOpenings = new WeakMap<object, Map<string, Lines>>();
  block.ruler.at(
    "html_block",
    (state, startLine, endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const [begin] = opening.exec(state.src.slice(start, start + LONGEST_OPENING)) ?? [];
      if (begin === undefined) return false;
      const known = textOpenings.get(state) ?? new Map<string, Lines>();
      textOpenings.set(state, known);
      const { from, to } = known.get(begin) ?? { from: 0, to: 0 };
      if (startLine >= from && startLine < to) return false;
      // Not every block of HTML may end a paragraph.
      if (silent && !readHtmlBlock(state, startLine, endLine, true)) return false;
      const { line } = state;
      if (!readHtmlBlock(state, startLine, endLine, false)) return false;
      const isText = beginsWithText(state.tokens.at(-1)?.content ?? "");
      if (isText) known.set(begin, { from: startLine, to: state.line });
      if (isText || silent) {
        state.tokens.pop();
        state.line = line;
      }
      return !isText;
    },
    { alt: ["paragraph", "reference", "blockquote"] },
  );
}

/** In characters; the scanner takes quadratic time within one word. */
const LONGEST_ADDRESS = 2000;

/** A run of signs that an address may hold: no space, and no mark that ends sentences in Bangla, Arabic or Chinese. */
const word = /[^\s।॥،؛؟۔、。，]+/;

/**
 * Lets a parser look for bare addresses word by word, so that a long text costs no more than its words. It finds those
 * with a scheme or `www.`, and e-mail addresses: `main.cc` and `README.md` are names of files, although they could be
 * hosts.
 */
function linkifyWords({ linkify }: MarkdownIt): void {
  // Without these it does not find addresses with `www.`, and those with a user name, about which the content check warns.
  linkify.set({ fuzzyLink: true, urlAuth: true });
  const match = linkify.match.bind(linkify);
  const matchWords: typeof match = (text) => {
    const links = Array.from(text.matchAll(new RegExp(word, "g"))).flatMap(({ 0: found, index }) => {
      if (found.length > LONGEST_ADDRESS || !/[@.:]/.test(found)) return [];
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

export type { Token };

/**
 * The parser that the content check and the pages share. It lets every link through: the check reports unsafe ones, and
 * the pages remove their targets later, since otherwise their Markdown would show.
 */
export function markdownParser({ html = true } = {}): MarkdownIt {
  const parser = new Markdown({ html, linkify: true, typographer: false });
  parser.validateLink = () => true;
  // Letters such as 'য়' are one character or two: an address of the site and the ids of headings have them in one form.
  const encode = parser.normalizeLink.bind(parser);
  parser.normalizeLink = (url) => encode(/^[#/]/.test(url) ? url.normalize("NFC") : url);
  linkifyWords(parser);
  readTextBeforeHtml(parser);
  readExtensions(parser);
  return parser;
}

const parser = markdownParser();

export function parseMarkdown(source: string): Token[] {
  return parser.parse(source, {});
}

const shortParser = markdownParser({ html: false });

/** The pieces of a short text: a single line begins no list and no heading. */
export function parseShortMarkdown(source: string, parser = shortParser): Token[] {
  return source.trim().includes("\n") ? parser.parse(source, {}) : parser.parseInline(source.trim(), {});
}

export function attributeOf(token: Token, name: string): string | null {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

export function eachToken(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.children) eachToken(token.children, visit);
  }
}

const blockParser = new Markdown({ html: true });
readTextBeforeHtml(blockParser);
blockParser.core.ruler.enableOnly(["normalize", "block"]);

/** The source of the paragraphs, headings and cells of a text, without parsing their contents. */
export function paragraphsOf(source: string): string[] {
  return blockParser
    .parse(source, {})
    .filter(({ type }) => type === "inline")
    .map(({ content }) => content);
}

/** The lines of a text that are blocks of code, counted from 0. */
export function codeLines(source: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { type, map } of blockParser.parse(source, {})) {
    if (type !== "fence" && type !== "code_block") continue;
    const [from = 0, to = 0] = map ?? [];
    for (let line = from; line < to; line += 1) lines.add(line);
  }
  return lines;
}
