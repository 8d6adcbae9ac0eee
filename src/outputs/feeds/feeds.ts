import { absoluteUrl } from "../../domain/addresses/served-path";
import { jsonFeedOf, rssOf } from "../../domain/feeds/feed-formats";
import { routes } from "../../domain/routes";
import { descriptors } from "../../model/descriptors";
import { isPublished } from "../../model/kind";
import type { Site } from "../site/site";
import type { OutputFile } from "../writing/output-file";
import { feedItem } from "./feed-item";
import { type FeedNode, type FeedSource, feedSources, type OrderNode } from "./feed-sources";
import { isUsed } from "../../model/parts";

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
      description: `The newest of ${name} at ${site.club.name}`,
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
