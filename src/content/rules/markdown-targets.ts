import MarkdownIt from "markdown-it";
import { decodeLeniently, isSafeTarget } from "../../model/link-target";
import { markdownError } from "../../model/markdown-error";

/** What a text in Markdown links to or shows. */
export interface MarkdownTarget {
  readonly target: string;
  readonly isImage: boolean;
}

// Unsafe targets are told by the model; the page makes no links of them.
const parser = new MarkdownIt({ html: true });
parser.validateLink = isSafeTarget;

/** Every link and picture of a text, each once. */
export function markdownTargets(source: string): MarkdownTarget[] {
  // Without either sign there is no link, and parsing thousands of texts would cost seconds.
  if (!/\][(:]/.test(source) || markdownError(source) !== undefined) return [];
  const targets = new Map<string, MarkdownTarget>();
  const visit = (tokens: ReturnType<typeof parser.parse>) => {
    for (const token of tokens) {
      const isImage = token.type === "image";
      const target = isImage ? token.attrGet("src") : token.type === "link_open" ? token.attrGet("href") : null;
      if (target) targets.set(`${token.type} ${target}`, { target: decodeLeniently(target), isImage });
      if (token.children) visit(token.children);
    }
  };
  visit(parser.parse(source, {}));
  return [...targets.values()];
}
