import { quote } from "../check/sentence";
import { parseUrl } from "./parse-url";
import { isYouTube } from "./youtube-host";

/** Where links besides those of YouTube lead to a page with a picture or video on it. Other hosts of these sites have files. */
const pages =
  /^(?:(?:www|m)\.)?(?:vimeo\.com|player\.vimeo\.com\/video|facebook\.com|fb\.watch|instagram\.com|tiktok\.com|drive\.google\.com\/(?:file|open|drive)|photos\.google\.com|photos\.app\.goo\.gl)(?:\/|$)/;

/** A link in place of a picture or video that browsers can't show there, in a sentence. */
export function pageLinkWarnings(value: unknown): string[] {
  const url = typeof value === "string" ? parseUrl(value) : undefined;
  if (!url || !(isYouTube(url.hostname) || pages.test(url.hostname + url.pathname))) return [];
  return [
    `is ${quote(String(value))}, a link to a page of ${url.hostname.replace(/^www\./, "")}, which can't be shown there, expected the file itself, or a link to it`,
  ];
}
