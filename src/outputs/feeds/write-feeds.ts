import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { absoluteUrl } from "../../domain/absolute-url";
import { feedLists } from "../../domain/feeds/feed-lists";
import { jsonFeedOf } from "../../domain/feeds/json-feed";
import { rssOf } from "../../domain/feeds/rss";
import { routes } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";
import { queryNodes, queryNodesById } from "../site/query-nodes";
import { feedItem } from "./feed-item";
import { feedSources, type FeedNode, type FeedSource, type OrderNode } from "./feed-sources";

/** A feed holds the newest; who wants more finds it on the page. */
const MOST = 30;

type Graphql = CreatePagesArgs["graphql"];

/** Writes an RSS and a JSON feed beside each list that has one. */
export async function writeFeeds(
  publicDirectory: string,
  graphql: Graphql,
  { siteUrl, clubName }: { readonly siteUrl: string; readonly clubName: string },
): Promise<void> {
  for (const source of feedSources) {
    const nodes = await newest(graphql, source);
    const name = feedLists[source.list] ?? "";
    const feed = {
      title: `${name} · ${clubName}`,
      description: `The newest of ${name} at ${clubName}`,
      page: absoluteUrl(siteUrl, source.list),
      rss: absoluteUrl(siteUrl, routes.feed(source.list, "xml")),
      json: absoluteUrl(siteUrl, routes.feed(source.list, "json")),
      items: nodes.map((node) => feedItem(node, source, siteUrl)),
    };
    await replaceFile(path.join(publicDirectory, routes.feed(source.list, "xml")), rssOf(feed));
    await replaceFile(path.join(publicDirectory, routes.feed(source.list, "json")), jsonFeedOf(feed));
  }
}

/** Rendering texts is dear: only those of the newest are asked for. */
async function newest(graphql: Graphql, { connection, orderFields, fields, order, isPublic }: FeedSource) {
  const all = await queryNodes<OrderNode>(graphql, connection, orderFields);
  const ids = all
    .filter((node) => isPublic?.(node) ?? true)
    .sort(order)
    .slice(0, MOST)
    .map(({ id }) => id);
  const nodes = await queryNodesById<FeedNode & { readonly id: string }>(graphql, connection, ids, `id ${fields}`);
  return ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}
