import { isSafeTarget } from "../../model/values/link-target";
import { decodeLeniently } from "../../model/values/parse-url";
import { markdownError } from "../../model/markdown/markdown-error";
import { attributeOf, eachToken, parseMarkdown } from "../../model/markdown/parse-markdown";

/** What a text in Markdown links to or shows. */
export interface MarkdownTarget {
  readonly target: string;
  readonly isImage: boolean;
}

/** Every link and picture of a text, each once. */
export function markdownTargets(source: string): MarkdownTarget[] {
  // Without either character there is no link, and parsing thousands of texts would take seconds.
  if (!/\][(:]/.test(source) || markdownError(source) !== undefined) return [];
  const targets = new Map<string, MarkdownTarget>();
  eachToken(parseMarkdown(source), (token) => {
    const isImage = token.type === "image";
    const target = isImage ? attributeOf(token, "src") : token.type === "link_open" ? attributeOf(token, "href") : null;
    // The model reports unsafe targets; the page does not link them.
    if (target && isSafeTarget(target))
      targets.set(`${token.type} ${target}`, { target: decodeLeniently(target), isImage });
  });
  return [...targets.values()];
}
