import { pictureSource } from "../../components/content/picture-source";
import { absoluteUrl } from "../../domain/addresses/served-path";
import { jsonFeedOf, rssOf, absoluteHtml } from "../../domain/feeds/feed-formats";
import { routes } from "../../domain/routes";
import { descriptors, hasFeature } from "../../model/descriptors";
import { isPublished } from "../../model/kind";
import { nodeId, type Site } from "../site";
import type { OutputFile } from "../writing/site-files";
import { type FeedNode, type FeedSource, feedSources, type OrderNode } from "./feed-sources";
import { isInUse } from "../../domain/settings/offered";
import { placeText, timeForAll } from "../../domain/activities/taking-part";
import { cancelledNote } from "../../domain/activities/event-status";
import { appearanceKey, appearances } from "../../content/appearances";
import { readArrivals } from "../../content/read/file-history";
import { clubTimeZone, instantAtClub } from "../../domain/time/club-time";
import { daysText, recurrenceText } from "../../domain/time/date-text";
import { categoryText } from "../../domain/text/category-text";
import { escapeAttribute, escapeText, textOfHtml, metaDescription } from "../../domain/text/markup";
import { replaceSolutions } from "../../domain/text/folded-solutions";
import { authorsOf } from "../../domain/blog/byline";
import { feedLists, type Feed, type FeedItem } from "../../domain/feeds/feed";
import { isVideo } from "../../model/values/media";
import { isRealDate } from "../../model/values/calendar-date";
import { t } from "../../words/t";

/** A feed contains only the newest items. */
const MOST = 30;

/** An RSS and a JSON feed for each list that has one, and one of everything new. */
export async function feeds(site: Site): Promise<OutputFile[]> {
  const sources = feedSources.filter(({ kind }) => isInUse(kind.folder));
  if (sources.length === 0) return [];
  const all = filesOf(routes.home, { title: site.club.name, items: await newsItems(site, sources) }, site);
  const lists = await Promise.all(
    sources.map(async (source) => {
      const { folder } = source.kind;
      const nodes = await newest(site, source);
      const items = nodes.map((node) => feedItem(node, source, { siteUrl: site.url, builtAt: site.builtAt }));
      return filesOf(routes.list(folder), { title: `${descriptors[folder].label} · ${site.club.name}`, items }, site);
    }),
  );
  return [...all, ...lists.flat()];
}

/** @param list the page that the feed belongs to */
function filesOf(list: string, about: Pick<Feed, "title" | "items">, { url, club }: Site): OutputFile[] {
  const [rss, json] = [routes.feed(list, "xml"), routes.feed(list, "json")];
  const name = feedLists()[list] ?? "";
  const feed = {
    ...about,
    description:
      list === routes.home
        ? t("Everything new at {club}", { club: club.name })
        : t("The newest of {list} at {club}", { list: name, club: club.name }),
    page: absoluteUrl(url, list),
    rss: absoluteUrl(url, rss),
    json: absoluteUrl(url, json),
  };
  return [
    { path: rss, data: rssOf(feed) },
    { path: json, data: jsonFeedOf(feed) },
  ];
}

/**
 * The newest of all items, with the time at which they appeared. Their ids stay the same if the address of the site
 * changes.
 */
async function newsItems(site: Site, sources: readonly FeedSource[]): Promise<FeedItem[]> {
  const { builtAt, content, contentDirectory, nodesOfType, query } = site;
  const news = appearances(content, readArrivals(contentDirectory), builtAt, clubTimeZone()).slice(0, MOST);
  const items = new Map<string, FeedItem>();
  for (const source of sources) {
    const { folder, typeName } = source.kind;
    const wanted = new Set(news.filter((each) => each.folder === folder).map(({ id }) => id));
    const ids = [...nodesOfType(typeName)].filter((node) => wanted.has(nodeId(node))).map(({ id }) => id);
    const nodes = ids.length === 0 ? [] : await query<FeedNode>(typeName, source.fields, ids);
    for (const node of nodes)
      items.set(
        appearanceKey({ folder, id: String(node.jsonId) }),
        feedItem(node, source, { siteUrl: site.url, builtAt }),
      );
  }
  return news.flatMap((each) => {
    const id = appearanceKey(each);
    const item = items.get(id);
    return item ? [{ ...item, id, published: each.at }] : [];
  });
}

/** Rendering texts is slow, so only the newest items are queried. */
async function newest({ query, builtAt }: Site, { kind, orderFields, fields, order }: FeedSource) {
  const all = await query<OrderNode>(kind.typeName, orderFields);
  const ids = all
    .filter((node) => isPublished(kind, { ...node }))
    .sort(order(builtAt))
    .slice(0, MOST)
    .map(({ id }) => id);
  const nodes = await query<FeedNode & { readonly id: string }>(kind.typeName, `id ${fields}`, ids);
  return ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

interface About {
  readonly siteUrl: string;
  readonly builtAt: Date;
}

export function feedItem(node: FeedNode, { kind: { folder } }: FeedSource, { siteUrl, builtAt }: About): FeedItem {
  const url = absoluteUrl(siteUrl, routes.item(folder, String(node.jsonId)));
  const plain = typeof node.description === "string" ? node.description : undefined;
  const rich = typeof node.description === "string" ? undefined : node.description?.html;
  const text = node.body?.html ?? rich ?? [node.content?.html, node.fullDescription?.html].filter(Boolean).join("\n");
  const words = text ? forReaders(text, url) : plain ? `<p>${escapeText(plain)}</p>` : "";
  const html = [factsOf(node), words, ...picturesOf(node)].filter(Boolean).join("\n");
  return {
    id: url,
    url,
    title: node.title,
    html: absoluteHtml(html, siteUrl, url) || `<p>${escapeText(node.title)}</p>`,
    // Many feed readers show nothing else, so there is always one.
    summary: node.excerpt?.trim() || plain?.trim() || metaDescription(textOfHtml(html)) || node.title,
    // The day of an event is when it takes place, not when it was announced.
    published: hasFeature(folder, "calendar") ? undefined : instantOf(node.publishDate ?? node.date, builtAt),
    authors: authorsOf(node),
    tags: [...(node.category ? [categoryText(node.category)] : []), ...(node.tags ?? [])],
  };
}

/** A text as programs that read feeds show it: solutions are on the page, and no button does anything. */
function forReaders(text: string, url: string): string {
  const link = (title: string) => `<p><a href="${escapeAttribute(url)}">${escapeText(textOfHtml(title))}</a></p>`;
  return replaceSolutions(text, link).replace(/<input [^>]*>|<label [^>]*data-next=""[^>]*>[^<]*<\/label>/g, "");
}

function factsOf(node: FeedNode): string {
  if (node.time === undefined) return "";
  const facts = [...cancelledNote(node), recurrenceText(node) ?? daysText(node), timeForAll(node), placeText(node)];
  return `<p>${escapeText(facts.filter(Boolean).join(" · "))}</p>`;
}

/** The pictures of a post, and the thumbnail of each video. */
function picturesOf({ media = [] }: FeedNode): readonly string[] {
  return media.flatMap(({ alt, type, picture, still }) => {
    const isFilm = isVideo({ src: picture?.pictureUrl ?? "", type });
    const { src, width, height } = pictureSource(isFilm ? still : picture) ?? {};
    if (!src) return [];
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    return [`<p><img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt ?? "")}"${size}></p>`];
  });
}

/** The beginning of a day; undefined for a future day, since feed readers hide future items. */
function instantOf(date: string | null | undefined, builtAt: Date): Date | undefined {
  const instant = date && isRealDate(date) ? instantAtClub(date) : undefined;
  return instant && instant <= builtAt ? instant : undefined;
}
