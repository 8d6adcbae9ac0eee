import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { lastChange } from "../domain/time/occurrences";
import { withoutEnd } from "../model/schema/without-end";
import { isOutsideLink, isSitePath } from "../model/values/link-target";
import { normalised } from "../model/schema/normalise";
import { club } from "../model/site/club";
import { givenAddress } from "./site-address";
import { ICON_FILE } from "./media/club-drawings";
import { clubSettings } from "../model/build-info";
import { scheduleOf } from "../domain/time/schedule-of";
import type { Schedule } from "../domain/time/schedule";
import { hasFeature } from "../model/descriptors";
import { feedbackEnd } from "../domain/activities/taking-part";
import { itemsOf, siteFields, type Content } from "../content/content";
import { event } from "../model/kinds/event";
import { workshop } from "../model/kinds/workshop";
import { contests } from "../model/site/contests";
import { readContests } from "../domain/contests/read-contests";

type Environment = Readonly<Record<string, string | undefined>>;

/** What Gatsby's configuration needs to know before content is sourced. */
interface SiteSettings {
  /** The canonical address, without a trailing slash; it may have a path. */
  readonly siteUrl: string;
  /** That path, such as `/club`; empty for a site at the root of its host. */
  readonly basePath: string;
  /** When this build happened, ISO 8601 in UTC; `SOURCE_DATE_EPOCH` (seconds) fixes it. */
  readonly builtAt: string;
  /**
   * ISO 8601: the time of the build for pages. Nothing on them changes between this time and the build, so that a page
   * is built again only if its text changes.
   */
  readonly asOf: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** Throws if there is no readable club.json; the content check tells editors why in plainer words. */
export function readSiteSettings(content: Content, environment: Environment = process.env): SiteSettings {
  const settings = readClub(content);
  const builtAt = buildTime(environment);
  return {
    ...addressOf(settings, environment),
    builtAt: builtAt.toISOString(),
    asOf: lastChange(readSchedules(content), builtAt, [
      ...contestStarts(content),
      ...feedbackEnds(content),
    ]).toISOString(),
    manifest: manifestOf(settings),
  };
}

function addressOf({ baseUrl }: z.infer<typeof club.schema>, environment: Environment) {
  const url = new URL(givenAddress(environment, baseUrl)?.address ?? baseUrl);
  const basePath = withoutEnd(url.pathname, "/");
  return { siteUrl: url.origin + basePath, basePath };
}

/** The folder of the site on its host, such as `/club`; also empty without a readable club.json. */
export function basePathOf(content: Content, environment: Environment): string {
  const { data } = parseClub(content);
  return data ? addressOf(data, environment).basePath : "";
}

function contestStarts(content: Content): Date[] {
  return readContests(siteFields(content, contests)).map(({ starts }) => new Date(starts));
}

function feedbackEnds(content: Content): Date[] {
  const activities = [event, workshop].flatMap((kind) =>
    itemsOf(content, kind).map(({ fields }) => normalised(kind.schema, fields)),
  );
  return activities.flatMap(
    (item) =>
      feedbackEnd({
        ...scheduleOf(item),
        status: textOrNull(item.status),
        feedbackLink: textOrNull(item.feedbackLink),
      }) ?? [],
  );
}

/** The file of the club's logo, in the content or, for a path of the site, in static/; undefined if there is none. */
export function clubLogo(content: Content): string | undefined {
  const { logo } = readClub(content);
  if (logo === undefined || isOutsideLink(logo)) return undefined;
  const folder = path.dirname(path.resolve(content.tree.directory, club.file));
  const file = isSitePath(logo) ? path.join(path.resolve("static"), logo) : path.resolve(folder, logo);
  return existsSync(file) ? file : undefined;
}

function readClub(content: Content): z.infer<typeof club.schema> {
  const { data, error } = parseClub(content);
  if (!data) throw error;
  return data;
}

function parseClub(content: Content) {
  return club.schema.safeParse(normalised(club.schema, siteFields(content, club)));
}

/** When this build happens; `SOURCE_DATE_EPOCH` (seconds) fixes it. */
export function buildTime(environment: Environment): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

function manifestOf(settings: z.infer<typeof club.schema>) {
  return {
    name: settings.name,
    short_name: settings.shortName,
    description: settings.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#f6f4ec",
    theme_color: clubSettings().colours?.light.accent ?? "#0b110f",
    icon: ICON_FILE,
    icon_options: { purpose: "any" },
    theme_color_in_head: false,
    cache_busting_mode: "none",
    legacy: false,
  };
}

/** The times at which the text of pages about a content tree changes, because something begins, ends or expires. */
function readSchedules({ items }: Content): readonly Schedule[] {
  return items.flatMap(({ source, fields }) => {
    const takesPlace = "folder" in source && hasFeature(source.folder, "upcoming");
    const { changesOn = [] } = source;
    if (!takesPlace && changesOn.length === 0) return [];
    const item = normalised(source.schema, fields);
    const days = changesOn.map((name) => ({ date: textOrNull(item[name]) }));
    return takesPlace ? [scheduleOf(item), ...days] : days;
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
