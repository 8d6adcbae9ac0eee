/** A text between the tags of HTML or XML. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** A text that may also be the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;");
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
