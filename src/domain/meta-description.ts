import { cutText } from "./text/cut-text";

/** Search engines cut longer descriptions, in characters. */
const LONGEST = 160;

/**
 * A text for a description: one line, at most 160 characters, cut between words.
 *
 * @param ending what must be at its end, whatever is cut
 */
export function metaDescription(text: string, ending = ""): string {
  const line = text.replace(/\s+/g, " ").trim();
  return cutText(line, Math.max(1, LONGEST - ending.length)) + ending;
}

/** The text of HTML that was made from Markdown, for places without markup. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(?:a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
