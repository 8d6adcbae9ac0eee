import MarkdownIt from "markdown-it";
import { readTextBeforeHtml } from "./html-blocks";
import { linkifyWords } from "./linkify-words";

/** A piece of parsed Markdown. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/**
 * The parser that the content check and the pages share. It lets every link through: the check reports unsafe ones, and
 * the pages remove their targets later, since otherwise their Markdown would show.
 */
export function markdownParser(): MarkdownIt {
  const parser = new MarkdownIt({ html: true, linkify: true, typographer: false });
  parser.validateLink = () => true;
  linkifyWords(parser);
  readTextBeforeHtml(parser);
  return parser;
}

const parser = markdownParser();

/** The pieces of a text in Markdown. */
export function parseMarkdown(source: string): Token[] {
  return parser.parse(source, {});
}

/** Visits pieces and the pieces inside them. */
export function eachToken(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.children) eachToken(token.children, visit);
  }
}

const blockParser = new MarkdownIt({ html: true });
readTextBeforeHtml(blockParser);
blockParser.core.ruler.enableOnly(["normalize", "block"]);

/** The paragraphs, headings and cells of a text as they are written, without reading what is inside them. */
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
