import { siteLanguage } from "../../words/site-language";
import { isoAtClub, rfc822AtClub } from "../time/club-time";
import { escapeAttribute, escapeText, textOfHtml } from "../text/markup";
import type { Feed, FeedItem } from "./feed";
import { languageOf } from "../language/language-of";
import { sitePath, absoluteUrl } from "../addresses/served-path";

export function rssOf({ title, description, page, rss, items }: Feed): string {
  const newest = items.flatMap(({ published }) => published ?? []).sort((a, b) => b.getTime() - a.getTime())[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", page),
    element("description", description),
    element("language", siteLanguage()),
    `<atom:link href="${escaped(rss)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", rfc822AtClub(newest))] : []),
    ...items.map(itemOf),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf({ id, url, title, html, summary, published, authors, tags }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="${id === url}">${escaped(id)}</guid>`,
    ...(published ? [element("pubDate", rfc822AtClub(published))] : []),
    ...(authors.length > 0 ? [element("dc:creator", authors.join(", "))] : []),
    ...tags.map((tag) => element("category", tag)),
    // Readers take a description for HTML.
    element("description", escapeText(summary)),
    element("content:encoded", html),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Text that XML may contain: characters that are not allowed are left out. */
function escaped(text: string): string {
  const possible = text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
  return escapeAttribute(possible);
}

export function jsonFeedOf({ title, description, page, json, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: page,
    feed_url: json,
    language: siteLanguage(),
    items: items.map(({ id, url, published, authors, tags, ...item }) => ({
      id,
      url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      language: languageOf(`${item.title} ${textOfHtml(item.html)}`),
      date_published: published && isoAtClub(published),
      authors: authors.length > 0 ? authors.map((name) => ({ name })) : undefined,
      tags: tags.length > 0 ? tags : undefined,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

const tag = /<[a-z][^>]*>/gi;
const addressed = /\s(href|src|poster)="([^"]*)"/g;
const sets = /\ssrcset="([^"]*)"/g;

/** The HTML of a page's text for use on other sites: all addresses are absolute, fragments lead to the page. */
export function absoluteHtml(html: string, siteUrl: string, pageUrl: string): string {
  const absolute = (address: string) => {
    if (address.startsWith("#")) return pageUrl + address;
    return /^\/(?!\/)/.test(address)
      ? escapeAttribute(absoluteUrl(siteUrl, sitePath(address.replaceAll("&amp;", "&"))))
      : address;
  };
  const inSet = (entry: string) => {
    const [address = "", ...size] = entry.trim().split(/\s+/);
    return [absolute(address), ...size].join(" ");
  };
  return html.replace(tag, (element) =>
    element
      .replace(addressed, (_, name: string, address: string) => ` ${name}="${absolute(address)}"`)
      .replace(sets, (_, set: string) => ` srcset="${set.split(", ").map(inSet).join(", ")}"`),
  );
}
