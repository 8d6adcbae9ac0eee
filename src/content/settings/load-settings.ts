import { changeBuildInfo, buildInfo } from "../../model/build-info";
import { defaultSettings, type ClubSettings, type PageLink } from "../../model/club-settings";
import type { Kind, Singleton } from "../../model/kind";
import { partOf, type Part } from "../../model/parts";
import type { Contest } from "../../domain/contests/contest";
import { contests } from "../../model/site/contests";
import { discord } from "../../model/site/discord";
import { menus } from "../../model/site/menus";
import { registration } from "../../model/site/registration";
import { settings } from "../../model/site/settings";
import { folderError } from "../content-tree";
import { itemsOf, type Content, type ContentItem } from "../content";
import { contentIn } from "../read/read-content";
import { resolveSettings } from "./resolve-settings";
import { isShownAt } from "../../domain/publication/publication";
import { kinds } from "../../model/content-model";
import { foldersWith } from "../../model/descriptors";
import { routes } from "../../domain/routes";
import { isUnusedList } from "../../domain/settings/offered";
import { page } from "../../model/kinds/page";
import { normalised } from "../../model/schema/normalise";
import { isSlug } from "../../model/values/file-name";
import { inNaturalOrder } from "../../domain/text/natural-order";

type OwnSettings = Partial<ClubSettings>;

/** The check says what is wrong with a folder that can't be read; the settings are then the usual ones. */
export function loadSettings(contentDirectory: string, now = new Date()): void {
  if (folderError(contentDirectory) !== undefined) return;
  changeBuildInfo({ settings: settingsIn(contentIn(contentDirectory), now) });
}

/**
 * The settings of a club that differ from the usual ones: only these become a part of scripts.
 *
 * @param now decides which items wait for their publication
 */
export function settingsIn(content: Content, now: Date): OwnSettings {
  const stated = resolveSettings(siteFields(content, settings), siteFields(content, menus));
  // What waits depends on the time zone.
  const all = withSettings(ownOf(stated), () => ({
    ...stated,
    empty: [...emptyKinds(content, now), ...emptyPages(content)],
    pageLinks: stated.off.includes("pages") ? [] : pageLinks(content),
  }));
  const pages = stated.off.includes("pages") ? [] : itemsOf(content, page).map(({ name }) => routes.page(name));
  return withSettings(ownOf(all), () => ownOf({ ...all, ownPages: pages.filter(isUnusedList) }));
}

export function withSettings<T>(own: OwnSettings, run: () => T): T {
  const { settings: before } = buildInfo();
  changeBuildInfo({ settings: own });
  try {
    return run();
  } finally {
    changeBuildInfo({ settings: before });
  }
}

function ownOf(stated: ClubSettings): OwnSettings {
  const usual: ReadonlyMap<string, string> = new Map(
    Object.entries(defaultSettings).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const own = Object.entries(stated).filter(([name, value]) => usual.get(name) !== JSON.stringify(value));
  return Object.fromEntries(own);
}

/** The fields of a site file; none if it is missing or can't be read, which the content check reports. */
export function siteFields({ items }: Content, source: Singleton): ContentItem["fields"] {
  return items.find((item) => item.source === source)?.fields ?? {};
}

/** The contests that `npm run contests` has found; none if there is no file of them that can be read. */
export function contestsIn(content: Content): readonly Contest[] {
  return contests.schema.safeParse(normalised(contests.schema, siteFields(content, contests))).data?.contests ?? [];
}

/** The parts whose page is made from a file of the site that says nothing. */
function emptyPages(content: Content): Part[] {
  const sources = [
    [discord, "discord"],
    [registration, "registration"],
  ] as const;
  return sources.filter(([source]) => Object.keys(siteFields(content, source)).length === 0).map(([, part]) => part);
}

/** The kinds with a list on which there is nothing at `now`. */
function emptyKinds(content: Content, now: Date): Part[] {
  const filled = new Set(kinds.filter((kind) => hasItem(content, kind, now)).map(({ folder }) => partOf(folder)));
  return foldersWith("list").filter((folder) => !filled.has(folder));
}

/** An item that can't be read, which the content check reports, is no empty list. */
function hasItem(content: Content, kind: Kind, now: Date): boolean {
  return (
    content.unread.some(({ source }) => source === kind) ||
    itemsOf(content, kind).some(({ fields }) => isShownAt(kind, fields, now))
  );
}

/** The links of menus to the pages of a content tree, in the order of their files. */
function pageLinks(content: Content): PageLink[] {
  return itemsOf(content, page)
    .filter(({ name }) => isSlug(name))
    .toSorted((a, b) => inNaturalOrder(a.file, b.file))
    .flatMap(linkTo);
}

function linkTo({ name, fields }: ContentItem): PageLink[] {
  const { data } = page.schema.safeParse(normalised(page.schema, fields));
  return data?.menu === undefined
    ? []
    : [{ menu: data.menu, label: data.menuLabel ?? data.title, to: routes.page(name) }];
}
