import type MarkdownIt from "markdown-it";

/** A piece of parsed Markdown. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Visits pieces and the pieces inside them. */
export function eachToken(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.children) eachToken(token.children, visit);
  }
}
