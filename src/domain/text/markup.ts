import { decodeLeniently } from "../../model/values/parse-url";
import { t } from "../../words/t";

export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;");
}

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

interface Attachment {
  readonly name: string | null;
  /** A path or a link; null if the file is missing. */
  readonly url: string | null;
}

/** The name of an attachment on its page: its own, else that of its file, else the site that has it. */
export function attachmentName({ name, url }: Attachment): string {
  if (name !== null) return name;
  const [address = ""] = (url ?? "").split(/[?#]/, 1);
  const segments = address.split("/").filter((segment) => segment.trim() !== "");
  const part = segments.at(-1) ?? t("Attachment");
  const words = decodeLeniently(part).trim();
  return words === "" || /\p{Cc}/u.test(words) ? part : words;
}

/** Search engines cut longer descriptions, in characters. */
const LONGEST = 160;

/**
 * A text for a description: one line, at most 160 characters, cut between words.
 *
 * @param ending the end of the text, which is never cut
 */
export function metaDescription(text: string, ending = ""): string {
  const line = text.replace(/\s+/g, " ").trim();
  return cutText(line, Math.max(1, LONGEST - ending.length)) + ending;
}

/** A text of at most `longest` characters: a longer one is cut between words, and an ellipsis says so. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A character beyond 16 bits is kept whole or left out.
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut;
  return `${words.slice(0, endOf(words))}…`;
}

function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s,;:.–-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
