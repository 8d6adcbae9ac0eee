import { isoAtClub } from "../time/club-time";
import { languageOf, PAGE_LANGUAGE } from "../language/language-of";
import { textOfHtml } from "../meta-description";
import type { Feed } from "./feed";

/** A feed as JSON Feed 1.1. */
export function jsonFeedOf({ title, description, page, json, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: page,
    feed_url: json,
    language: PAGE_LANGUAGE,
    items: items.map(({ url, published, author, tags, ...item }) => ({
      id: url,
      url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      language: languageOf(`${item.title} ${textOfHtml(item.html)}`),
      date_published: published && isoAtClub(published),
      authors: author ? [{ name: author }] : undefined,
      tags: tags.length > 0 ? tags : undefined,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
