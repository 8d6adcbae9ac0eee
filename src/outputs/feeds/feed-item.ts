import { cancellationOf } from "../../domain/activities/event-status";
import { absoluteUrl } from "../../domain/addresses/served-path";
import { instantAtClub } from "../../domain/time/club-time";
import { daysText, recurrenceText, timeText } from "../../domain/time/date-text";
import { escapeText } from "../../domain/text/escape-markup";
import { absoluteHtml } from "../../domain/feeds/absolute-html";
import type { FeedItem } from "../../domain/feeds/feed";
import { metaDescription, textOfHtml } from "../../domain/meta-description";
import { isRealDate } from "../../model/values/calendar-date";
import { hasFact } from "../../model/descriptors";
import { routes } from "../../domain/routes";
import type { FeedNode, FeedSource } from "./feed-sources";

interface About {
  readonly siteUrl: string;
  readonly builtAt: Date;
}

/** A node of a list as its feed shows it. */
export function feedItem(node: FeedNode, { kind: { folder } }: FeedSource, { siteUrl, builtAt }: About): FeedItem {
  const url = absoluteUrl(siteUrl, routes.item(folder, String(node.jsonId)));
  const plain = typeof node.description === "string" ? node.description : undefined;
  const rich = typeof node.description === "string" ? undefined : node.description?.html;
  const text = node.body?.html ?? rich ?? [node.content?.html, node.fullDescription?.html].filter(Boolean).join("\n");
  const html = [factsOf(node), text || (plain ? `<p>${escapeText(plain)}</p>` : "")].filter(Boolean).join("\n");
  return {
    url,
    title: node.title,
    html: absoluteHtml(html, siteUrl, url) || `<p>${escapeText(node.title)}</p>`,
    // Many readers show nothing else, so there is always one.
    summary: node.excerpt?.trim() || plain?.trim() || metaDescription(textOfHtml(html)) || node.title,
    // The day of an event is when it takes place, not when it was announced.
    published: hasFact(folder, "calendar") ? undefined : instantOf(node.publishDate ?? node.date, builtAt),
    author: node.author ?? undefined,
    tags: [...(node.category ? [node.category] : []), ...(node.tags ?? [])],
  };
}

function factsOf(node: FeedNode): string {
  if (node.time === undefined) return "";
  const facts = [...cancellationOf(node), recurrenceText(node) ?? daysText(node), timeText(node), node.venue];
  return `<p>${escapeText(facts.filter(Boolean).join(" · "))}</p>`;
}

/** The beginning of a day; undefined if it is still to come, as readers hide what is dated in the future. */
function instantOf(date: string | null | undefined, builtAt: Date): Date | undefined {
  const instant = date && isRealDate(date) ? instantAtClub(date) : undefined;
  return instant && instant <= builtAt ? instant : undefined;
}
