import { defaultSettings, type ClubSettings } from "../../model/club-settings";
import type { Kind } from "../../model/kind";
import { zoneChanges } from "../../domain/time/zone-changes";
import { partOf, type Part } from "../../model/parts";
import { discord } from "../../model/site/discord";
import { menus } from "../../model/site/menus";
import { registration } from "../../model/site/registration";
import { settings } from "../../model/site/settings";
import { folderError } from "../content-tree";
import { itemsOf, siteFields, type Content } from "../content";
import { contentIn } from "../read/read-content";
import { resolveSettings } from "./resolve-settings";
import { isShownAt } from "../../domain/publication/publication";
import { kinds } from "../../model/content-model";
import { foldersWith } from "../../model/descriptors";
import { routes } from "../../domain/routes";
import { unusedLists } from "../../domain/settings/offered";
import { pageLinks } from "../../domain/settings/page-links";
import { page } from "../../model/kinds/page";

type OwnSettings = Partial<ClubSettings>;

/** The settings of a folder of content; the defaults if it can't be read, which the content check reports. */
export function loadSettings(contentDirectory: string, now = new Date()): OwnSettings {
  return folderError(contentDirectory) === undefined ? settingsIn(contentIn(contentDirectory), now) : {};
}

/**
 * The settings that differ from the defaults: only these become part of scripts.
 *
 * @param now decides which items are not published yet
 */
export function settingsIn(content: Content, now: Date): OwnSettings {
  const stated = resolveSettings(siteFields(content, settings), siteFields(content, menus));
  const empty = [...emptyKinds(content, now, stated.timeZone), ...emptyPages(content)];
  const pages = stated.off.includes("pages") ? [] : itemsOf(content, page);
  const unused = unusedLists({ ...stated, empty });
  return ownOf({
    ...stated,
    zoneChanges: changesOf(stated.timeZone, content, now),
    empty,
    pageLinks: pageLinks(pages),
    ownPages: pages.map(({ name }) => routes.page(name)).filter((path) => unused.includes(path)),
  });
}

/** In years: how far ahead pages and calendars state times. */
const AHEAD = 10;

function changesOf(zone: string, { items }: Content, now: Date): ClubSettings["zoneChanges"] {
  if (zone === defaultSettings.timeZone) return defaultSettings.zoneChanges;
  const years = items.map(({ fields }) => Number(/^\d{4}/.exec(String(fields.date))?.[0] ?? NaN));
  const year = now.getUTCFullYear();
  const first = Math.max(1970, Math.min(year, ...years.filter((each) => each > 0)));
  return zoneChanges(zone, Date.UTC(first, 0), Date.UTC(year + AHEAD, 0));
}

function ownOf(stated: ClubSettings): OwnSettings {
  const usual: ReadonlyMap<string, string> = new Map(
    Object.entries(defaultSettings).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const own = Object.entries(stated).filter(([name, value]) => usual.get(name) !== JSON.stringify(value));
  return Object.fromEntries(own);
}

/** The parts whose page is made from an empty site file. */
function emptyPages(content: Content): Part[] {
  const sources = [
    [discord, "discord"],
    [registration, "registration"],
  ] as const;
  return sources.filter(([source]) => Object.keys(siteFields(content, source)).length === 0).map(([, part]) => part);
}

/** The kinds whose list is empty at `now`. */
function emptyKinds(content: Content, now: Date, zone: string): Part[] {
  const filled = new Set(kinds.filter((kind) => hasItem(content, kind, now, zone)).map(({ folder }) => partOf(folder)));
  return foldersWith("list").filter((folder) => !filled.has(folder));
}

/** A list with an unreadable item, which the content check reports, does not count as empty. */
function hasItem(content: Content, kind: Kind, now: Date, zone: string): boolean {
  return (
    content.unread.some(({ source }) => source === kind) ||
    itemsOf(content, kind).some(({ fields }) => isShownAt(kind, fields, now, zone))
  );
}
