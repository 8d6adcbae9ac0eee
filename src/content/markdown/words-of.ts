import type { Token } from "../../model/markdown/parse-markdown";

/** The text of a token without its markup; a picture counts as its alt text. */
export function wordsOf(token: Token | undefined): string {
  const pieces = (token?.children ?? []).map((child) => {
    if (child.type === "softbreak" || child.type === "hardbreak") return " ";
    if (child.type === "html_inline") return "";
    return child.children?.length ? wordsOf(child) : child.content;
  });
  return pieces.join("");
}
