import { isOutsideLink, isSafeTarget } from "../values/link-target";
import { markdownError } from "./markdown-error";
import { attributeOf, eachToken, parseMarkdown } from "./parse-markdown";
import { quote } from "../check/sentence";

/** The target of a link, which follows its words. */
const linkTarget = /\]\([\s>]*([^\s)]*)/g;

/** True if a text may hold a link with a scheme or to another site; one pass, however many brackets it holds. */
function mayHoldScheme(source: string): boolean {
  if (source.includes("]:")) return true;
  for (const [, target = ""] of source.matchAll(linkTarget)) if (/[:&%\\]|\/\//.test(target)) return true;
  return false;
}

/** An address in the words of a text that hides its host behind a user name; pages make links of addresses. */
const hiddenHost = /:\/\/[^\s/]*@/;

/** The expectation that a message about an unsafe target ends with. */
function safeTarget(target: string): string {
  return /^\s*https?:/i.test(target) ? "a plain host name such as example.org" : "https, http, mailto, tel or a path";
}

/** Raw HTML and unsafe links in Markdown, a sentence each; the page neutralises both. */
export function markdownWarnings(source: string): string[] {
  // Most texts contain neither, and parsing thousands of them would take seconds.
  if (!source.includes("<") && !mayHoldScheme(source) && !hiddenHost.test(source)) return [];
  if (markdownError(source) !== undefined) return [];
  const warnings = new Set<string>();
  eachToken(parseMarkdown(source), (token) => {
    if ((token.type === "html_block" || token.type === "html_inline") && /<[a-z/!?]/i.test(token.content))
      warnings.add(
        `contains raw HTML ${quote(token.content.trim())}, expected Markdown; the page will show it as harmless text or leave it out`,
      );
    const target = attributeOf(token, "href") ?? attributeOf(token, "src");
    if (target !== null && !isSafeTarget(target))
      warnings.add(
        `contains the unsafe link ${quote(target)}, expected ${safeTarget(target)}; the page will leave it out`,
      );
    else if (token.type === "image" && target !== null && isOutsideLink(target) && !/^https:/i.test(target))
      warnings.add(`shows the picture ${quote(target)}, expected https or a path; the page will leave it out`);
  });
  return [...warnings];
}
