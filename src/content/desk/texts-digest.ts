import { siteLanguages } from "../../words/site-language";
import type { ContentItem } from "../content";
import { neededTexts } from "../translations/missing-translations";

/**
 * A number of the texts of an item in all languages of the site, in hexadecimal digits: another one means that one of them
 * has changed. The build and the browser get the same one.
 */
export async function textsDigest(item: ContentItem): Promise<string> {
  const texts = siteLanguages()
    .slice(1)
    .map((language) =>
      neededTexts(item, language).map(({ path, original, translation }) => [path, original, translation]),
    );
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(texts)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
