import { siteFields, type Content } from "../content/content";
import { renderMarkdown } from "../content/markdown/render-markdown";
import { isDue } from "../domain/banner";
import { digestOf } from "../domain/data-files/data-format";
import { dayAfter, instantAtClub } from "../domain/time/club-time";
import type { BannerText } from "../model/build-info";
import { normalised } from "../model/schema/normalise";
import { banner } from "../model/site/banner";

/**
 * The banner of all pages; undefined if the club has none, or its last day has passed.
 *
 * @param languageOf the language of a text that is not translated; undefined for any other
 */
export function bannerText(
  content: Content,
  now: Date,
  languageOf: (text: string) => string | undefined,
): BannerText | undefined {
  const { data } = banner.schema.safeParse(normalised(banner.schema, siteFields(content, banner)));
  if (!data) return undefined;
  const from = data.from === undefined ? undefined : instantAtClub(data.from).getTime();
  const until = data.until === undefined ? undefined : instantAtClub(dayAfter(data.until)).getTime();
  if (!isDue({ until }, now.getTime())) return undefined;
  return {
    html: renderMarkdown(data.text, { isShort: true, language: languageOf(data.text) }),
    // Readers who have dismissed it don't see it again when only its file was reformatted.
    digest: digestOf(data.text.trim().replace(/\s+/g, " ")),
    link: data.link,
    from,
    until,
    isDue: isDue({ from, until }, now.getTime()),
  };
}
