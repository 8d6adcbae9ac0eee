import path from "node:path";
import type { Node } from "gatsby";
import { GraphQLFloat, GraphQLInt, GraphQLString } from "graphql";
import { renderToString } from "react-dom/server.node";
import type { z } from "zod";
import { RatingPlot } from "../../../src/components/people/profile/RatingPlot";
import { shownHistory } from "../../../src/domain/ratings/plot";
import { packSnapshot, unpackSnapshot } from "../../../src/domain/ratings/snapshot";
import { ratingHistories } from "../../../src/outputs/members/leaderboard-start";
import type { NodesOfType } from "../../../src/outputs/site";
import { itemPreviews } from "../../../src/cms/previews/item-previews";
import { sitePreviews } from "../../../src/cms/previews/site-previews";
import { siteFileName } from "../../../src/cms/configuration/collections";
import { graphOf } from "../../../src/domain/structured-data/graph";
import { eventNode } from "../../../src/domain/structured-data/event";
import { feedItem } from "../../../src/outputs/feeds/feeds";
import { feedSources } from "../../../src/outputs/feeds/feed-sources";
import { jsonFeedOf, rssOf } from "../../../src/domain/feeds/feed-formats";
import { itemCalendars, otherDeadlines } from "../../../src/outputs/calendars/club-calendar";
import { renderCalendar } from "../../../src/outputs/calendars/render-calendar";
import type { ContentItem } from "../../../src/content/content";
import { outsideOrigins } from "../../../src/outputs/headers/outside-origins";
import { headerRules } from "../../../src/outputs/headers/security-headers";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import { scheduleOf } from "../../../src/domain/time/schedule-of";
import { openItem } from "../../../src/outputs/open-data/open-data";
import { openLists } from "../../../src/outputs/open-data/open-lists";
import { redirects, renderRedirectsFile } from "../../../src/outputs/redirects";
import { modelFields } from "../../../src/gatsby/schema/content-nodes";
import { isJsonObject, type JsonObject } from "../../../src/model/schema/json-object";
import { type Field, fieldsOf, groupSchemaOf } from "../../../src/model/schema/schema-fields";
import { club } from "../components/club";
import { fileNode, inMainLanguage } from "../content/gatsby-nodes";

const now = new Date("2026-01-01T00:00:00Z");
const { siteUrl } = club;
const calendarSource = { siteUrl, lastChange: () => now };

/** Does everything with an item that the build does, without Gatsby; throws if the build would. */
export function buildItem({ source, file, fields, body }: ContentItem, text: string): string {
  const node: Node = {
    ...fileNode(file),
    ...modelFields(fileNode(file), text, inMainLanguage),
    internal: internalOf(source.typeName),
  };
  const nodesOfType = (typeName: string) => (typeName === source.typeName ? [node] : []);
  queryFields(source.schema, node);
  const item = body === undefined ? fields : { ...fields, body };
  const preview = "folder" in source ? itemPreviews[source.folder] : sitePreviews[siteFileName(source)];
  const page = preview
    ? renderToString(<>{preview(item, (reference) => `/static/x/${path.basename(reference)}`, now.toISOString())}</>)
    : "";
  const pairs = redirects(nodesOfType);
  return [
    page,
    ...itemCalendars(nodesOfType, calendarSource).map(({ entries }) => renderCalendar(entries, { madeAt: now })),
    renderCalendar(otherDeadlines(nodesOfType, calendarSource), { name: "Deadlines", madeAt: now }),
    JSON.stringify(headerRules(outsideOrigins(nodesOfType))),
    renderRedirectsFile(pairs),
    ...feedsOf(source.typeName, node),
    ...openLists.flatMap((list) =>
      list.kinds
        .filter((kind) => kind === source)
        .map((kind) => JSON.stringify(openItem(node, kind, list, { siteUrl, picture: undefined }))),
    ),
    structuredData(node),
    ...ratingsOf(nodesOfType),
  ].join("\n");
}

/** The ratings over time of profiles and the leaderboard. */
function ratingsOf(nodesOfType: NodesOfType): string[] {
  const histories = ratingHistories(nodesOfType);
  const ratings = Array.from(histories.values(), ({ handle }) => ({ handle, ...unrated }));
  const snapshot = packSnapshot({ takenAt: now.toISOString(), ratings, histories });
  const profiles = Array.from(histories.values(), (history) =>
    renderToString(<RatingPlot history={shownHistory(history)} />),
  );
  return [...profiles, JSON.stringify([...unpackSnapshot(snapshot).trends])];
}

const unrated = { rating: 0, maxRating: 0, rank: "", maxRank: "" };

function internalOf(type: string): Node["internal"] {
  return { type, contentDigest: "", owner: "" };
}

/** Requests all fields like a query: a number that is too large for GraphQL fails here as in the build. */
function queryFields(schema: z.ZodObject, values: JsonObject): void {
  for (const field of fieldsOf(schema)) {
    const value = values[field.info.kind === "slug" || field.info.kind === "number-id" ? "jsonId" : field.name];
    if (value === undefined) continue;
    const inner = groupSchemaOf(field);
    for (const entry of Array.isArray(value) ? value : [value])
      if (!inner) scalarOf(field).serialize(entry);
      else if (isJsonObject(entry)) queryFields(inner, { ...entry, jsonId: entry.id });
      else throw new TypeError(`${field.name} holds no object`);
  }
}

function scalarOf({ info }: Field) {
  if (info.kind === "int" || info.kind === "number-id") return GraphQLInt;
  return info.kind === "number" ? GraphQLFloat : GraphQLString;
}

function textOf(node: Node, name: string): string | null {
  const value = node[name];
  return typeof value === "string" ? value : null;
}

function htmlOf(node: Node, name: string): { readonly html: string } | null {
  const markdown = textOf(node, name);
  return markdown === null ? null : { html: renderMarkdown(markdown) };
}

function feedsOf(typeName: string, node: Node): string[] {
  return feedSources
    .filter(({ kind }) => kind.typeName === typeName)
    .flatMap((source) => {
      const fieldsOfFeed = {
        jsonId: String(node.jsonId),
        title: String(node.title),
        date: textOf(node, "date"),
        publishDate: textOf(node, "publishDate"),
        author: textOf(node, "author"),
        time: textOf(node, "time"),
        category: textOf(node, "category"),
        excerpt: textOf(node, "excerpt"),
        venue: textOf(node, "venue"),
        joinLink: textOf(node, "joinLink"),
        content: htmlOf(node, "content"),
        fullDescription: htmlOf(node, "fullDescription"),
        body: htmlOf(node, "markdown"),
        description: textOf(node, "description"),
      };
      const item = feedItem(fieldsOfFeed, source, { siteUrl, builtAt: now });
      const links = { page: siteUrl, rss: `${siteUrl}/rss.xml`, json: `${siteUrl}/feed.json` };
      const feed = { title: club.name, description: "", ...links, items: [item] };
      return [rssOf(feed), jsonFeedOf(feed)];
    });
}

function structuredData(node: Node): string {
  const event = eventNode(
    "Event",
    {
      path: `/events/${String(node.jsonId)}`,
      title: String(node.title),
      description: textOf(node, "description") ?? "",
      image: null,
      venue: textOf(node, "venue"),
      joinLink: textOf(node, "joinLink"),
      tags: [],
      status: textOf(node, "status"),
      registrationOpen: true,
      registrationUrl: `${siteUrl}/registration`,
      fee: null,
      maxParticipants: null,
      performers: [],
      date: textOf(node, "date"),
      time: textOf(node, "time"),
      duration: textOf(node, "duration"),
      ...scheduleOf(node),
    },
    club,
    new Date("2026-02-01T00:00:00Z"),
  );
  return event ? graphOf([event]) : "";
}
