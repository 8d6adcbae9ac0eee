import type MarkdownIt from "markdown-it";
import { isUnknownElement } from "./html-elements";

/** A piece of parsed Markdown. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Visits pieces and the pieces inside them. */
export function eachToken(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.children) eachToken(token.children, visit);
  }
}

/** The words of a piece of text without their markup; a picture counts as its alternative text. */
export function wordsOf(token: Token | undefined): string {
  const pieces = (token?.children ?? []).map((child) => {
    if (child.type === "softbreak" || child.type === "hardbreak") return " ";
    if (child.type === "html_inline") return isUnknownElement(child.content) ? child.content : "";
    return child.children?.length ? wordsOf(child) : child.content;
  });
  return pieces.join("");
}
