import type { ArticleHeading } from "../../domain/article-contents";
import { portfolioSlug } from "../../domain/portfolio-slug";
import { isUnknownElement } from "./html-elements";
import type { Token } from "./tokens";

/** Ids that stand in every page. */
const taken: readonly string[] = ["main", "___gatsby", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Gives every heading an id made of its words, and lists them. */
export function nameHeadings(tokens: readonly Token[]): ArticleHeading[] {
  const used = new Set(taken);
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    const text = wordsOf(tokens[index + 1])
      .replace(/\s+/g, " ")
      .trim();
    const id = unusedId(portfolioSlug(text) || "section", used);
    used.add(id);
    token.attrSet("id", id);
    return [{ id, text, level: Number(token.tag.slice(1)) }];
  });
}

function unusedId(slug: string, used: ReadonlySet<string>): string {
  if (!used.has(slug)) return slug;
  let count = 2;
  while (used.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
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
