import { pictureSource } from "../../components/content/picture-source";
import { absoluteUrl } from "../../domain/addresses/served-path";
import { jsonFeedOf, rssOf, absoluteHtml } from "../../domain/feeds/feed-formats";
import { routes } from "../../domain/routes";
import { descriptors, hasFeature } from "../../model/descriptors";
import { isPublished } from "../../model/kind";
import type { Site } from "../site";
import type { OutputFile } from "../writing/site-files";
import { type FeedNode, type FeedSource, feedSources, type OrderNode } from "./feed-sources";
import { isUsed } from "../../model/parts";
import { placeText, timeForAll } from "../../domain/activities/taking-part";
import { cancelledNote } from "../../domain/activities/event-status";
import { instantAtClub } from "../../domain/time/club-time";
import { daysText, recurrenceText } from "../../domain/time/date-text";
import { categoryText } from "../../domain/text/category-text";
import { escapeAttribute, escapeText, textOfHtml, metaDescription } from "../../domain/text/markup";
import { authorsOf } from "../../domain/blog/byline";
import type { FeedItem } from "../../domain/feeds/feed";
import { isVideo } from "../../model/values/media";
import { isRealDate } from "../../model/values/calendar-date";
import { t } from "../../words/t";

/** A feed contains the newest items; all others are on the page. */
const MOST = 30;

/** An RSS and a JSON feed for each list that has one. */
export async function feeds(site: Site): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const source of feedSources.filter(({ kind }) => isUsed(kind.folder))) {
    const nodes = await newest(site, source);
    const { folder } = source.kind;
    const [name, list] = [descriptors[folder].label, routes.list(folder)];
    const [rss, json] = [routes.feed(list, "xml"), routes.feed(list, "json")];
    const feed = {
      title: `${name} · ${site.club.name}`,
      description: t("The newest of {list} at {club}", { list: name, club: site.club.name }),
      page: absoluteUrl(site.url, list),
      rss: absoluteUrl(site.url, rss),
      json: absoluteUrl(site.url, json),
      items: nodes.map((node) => feedItem(node, source, { siteUrl: site.url, builtAt: site.builtAt })),
    };
    files.push({ path: rss, data: rssOf(feed) }, { path: json, data: jsonFeedOf(feed) });
  }
  return files;
}

/** Rendering texts takes long, so only those of the newest items are asked for. */
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
  const words = text || (plain ? `<p>${escapeText(plain)}</p>` : "");
  const html = [factsOf(node), words, ...picturesOf(node)].filter(Boolean).join("\n");
  return {
    url,
    title: node.title,
    html: absoluteHtml(html, siteUrl, url) || `<p>${escapeText(node.title)}</p>`,
    // Many readers show nothing else, so there is always one.
    summary: node.excerpt?.trim() || plain?.trim() || metaDescription(textOfHtml(html)) || node.title,
    // The day of an event is when it takes place, not when it was announced.
    published: hasFeature(folder, "calendar") ? undefined : instantOf(node.publishDate ?? node.date, builtAt),
    authors: authorsOf(node),
    tags: [...(node.category ? [categoryText(node.category)] : []), ...(node.tags ?? [])],
  };
}

function factsOf(node: FeedNode): string {
  if (node.time === undefined) return "";
  const facts = [...cancelledNote(node), recurrenceText(node) ?? daysText(node), timeForAll(node), placeText(node)];
  return `<p>${escapeText(facts.filter(Boolean).join(" · "))}</p>`;
}

/** The pictures of a post, and a still of each video. */
function picturesOf({ media = [] }: FeedNode): readonly string[] {
  return media.flatMap(({ alt, type, picture, still }) => {
    const isFilm = isVideo({ src: picture?.pictureUrl ?? "", type });
    const { src, width, height } = pictureSource(isFilm ? still : picture) ?? {};
    if (!src) return [];
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    return [`<p><img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt ?? "")}"${size}></p>`];
  });
}

/** The beginning of a day; undefined if it is still to come, as readers hide what is dated in the future. */
function instantOf(date: string | null | undefined, builtAt: Date): Date | undefined {
  const instant = date && isRealDate(date) ? instantAtClub(date) : undefined;
  return instant && instant <= builtAt ? instant : undefined;
}
