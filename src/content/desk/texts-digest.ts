import { siteLanguages } from "../../words/site-language";
import type { ContentItem } from "../content";
import { neededTexts } from "../translations/missing-translations";

/**
 * The SHA-256 digest of the texts of an item and their translations, in hexadecimal digits. It differs as soon as one of them
 * has changed, and is the same in the build and the browser.
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
