import MarkdownIt from "markdown-it";
import { isOutsideLink, isSafeTarget } from "./link-target";
import { quote } from "./sentence";

const parser = new MarkdownIt({ html: true, linkify: true });
// Everything is let through here, so that what a page will neutralise can be told to the editor.
parser.validateLink = () => true;

/** A link's target with anything in it that could stand in a scheme or lead to another site. */
const linkWithScheme = /\]:|\]\([\s>]*[^\s)]*(?:[:&%\\]|\/\/)/;

/** An address in the words of a text that hides its host behind a user name; pages make links of addresses. */
const hiddenHost = /:\/\/[^\s/]*@/;

/** What was expected in the place of an unsafe target. */
function safeTarget(target: string): string {
  return /^\s*https?:/i.test(target) ? "a plain host name such as example.org" : "https, http, mailto, tel or a path";
}

/** Raw HTML and unsafe links in Markdown, a sentence each; the page neutralises both. */
export function markdownConcerns(source: string): string[] {
  // Most texts hold neither, and parsing thousands of them would cost seconds.
  if (!source.includes("<") && !linkWithScheme.test(source) && !hiddenHost.test(source)) return [];
  const concerns = new Set<string>();
  const visit = (tokens: ReturnType<typeof parser.parse>) => {
    for (const token of tokens) {
      if ((token.type === "html_block" || token.type === "html_inline") && /<[a-z/!?]/i.test(token.content))
        concerns.add(
          `holds raw HTML ${quote(token.content.trim())}, expected Markdown; the page will show it neutralised`,
        );
      const target = token.attrGet("href") ?? token.attrGet("src");
      if (target !== null && !isSafeTarget(target))
        concerns.add(
          `holds the unsafe link ${quote(target)}, expected ${safeTarget(target)}; the page will leave it out`,
        );
      else if (token.type === "image" && target !== null && isOutsideLink(target) && !/^https:/i.test(target))
        concerns.add(`shows the picture ${quote(target)}, expected https or a path; the page will leave it out`);
      if (token.children) visit(token.children);
    }
  };
  visit(parser.parse(source, {}));
  return [...concerns];
}
