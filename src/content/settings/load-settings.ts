import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { SETTINGS_VARIABLE } from "../../model/build-constants";
import { defaultSettings, type ClubSettings, type PageLink } from "../../model/club-settings";
import type { Singleton, Kind } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { partOf, type Part } from "../../model/parts";
import { discord } from "../../model/site/discord";
import { menus } from "../../model/site/menus";
import { registration } from "../../model/site/registration";
import { settings } from "../../model/site/settings";
import { readSiteFile, readTextFile } from "../read/read-file";
import { resolveSettings } from "./resolve-settings";
import { isShownAt } from "../../domain/publication/publication";
import { kinds } from "../../model/content-model";
import { foldersWith } from "../../model/descriptors";
import { isItemFile } from "../item-files";
import { readSource } from "../read/read-source";
import { routes } from "../../domain/routes";
import { page } from "../../model/kinds/page";
import { normalised } from "../../model/schema/normalise";
import { isSlug } from "../../model/values/file-name";
import { inNaturalOrder } from "../../domain/text/natural-order";

/**
 * Makes the settings of a content tree those of this process, and of the processes that it starts.
 *
 * @param now decides which items wait for their publication
 */
export function loadSettings(contentDirectory: string, now = new Date()): void {
  const stated = resolveSettings(fieldsOf(contentDirectory, settings), fieldsOf(contentDirectory, menus));
  use(stated);
  // What waits depends on the time zone.
  const links = stated.off.includes("pages") ? [] : pageLinks(contentDirectory);
  use({ ...stated, empty: [...emptyKinds(contentDirectory, now), ...emptyPages(contentDirectory)], pageLinks: links });
}

/** The parts whose page is made from a file of the site that says nothing. */
function emptyPages(contentDirectory: string): Part[] {
  const sources = [
    [discord, "discord"],
    [registration, "registration"],
  ] as const;
  return sources
    .filter(([source]) => Object.keys(fieldsOf(contentDirectory, source)).length === 0)
    .map(([, part]) => part);
}

/** Calls a function with the settings of a content tree, and restores those of this process. */
export function withSettings<T>(contentDirectory: string, now: Date, run: () => T): T {
  const before = process.env[SETTINGS_VARIABLE];
  loadSettings(contentDirectory, now);
  try {
    return run();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, SETTINGS_VARIABLE);
    else process.env[SETTINGS_VARIABLE] = before;
  }
}

/** Only what differs from the usual settings becomes a part of scripts. */
function use(stated: ClubSettings): void {
  const usual: ReadonlyMap<string, string> = new Map(
    Object.entries(defaultSettings).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const own = Object.entries(stated).filter(([name, value]) => usual.get(name) !== JSON.stringify(value));
  process.env[SETTINGS_VARIABLE] = JSON.stringify(Object.fromEntries(own));
}

/** The fields of a site file; none if it is missing or can't be read, which the content check reports. */
function fieldsOf(contentDirectory: string, source: Singleton): JsonObject {
  try {
    return readSiteFile(contentDirectory, source);
  } catch {
    return {};
  }
}

/** The names in a folder; none if it is missing or can't be read, which the content check reports. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The kinds with a list on which there is nothing at `now`. */
function emptyKinds(contentDirectory: string, now: Date): Part[] {
  const filled = new Set(
    kinds.filter((kind) => hasItem(contentDirectory, kind, now)).map(({ folder }) => partOf(folder)),
  );
  return foldersWith("list").filter((folder) => !filled.has(folder));
}

/** True if any item of a kind is published; the first one decides, so that thousands need not be read. */
function hasItem(contentDirectory: string, kind: Kind, now: Date): boolean {
  const folder = path.join(contentDirectory, kind.folder);
  return namesIn(folder).some((name) => isItemFile(kind, { name }) && isShown(path.join(folder, name), kind, now));
}

function isShown(file: string, kind: Kind, now: Date): boolean {
  try {
    // Reading a pipe would wait forever.
    if (!statSync(file).isFile()) return true;
    const { fields } = readSource(kind, readTextFile(file));
    return isShownAt(kind, fields, now);
  } catch {
    // The content check reports it.
    return true;
  }
}

/** The links of menus to the pages of a content tree, in the order of their files. */
function pageLinks(contentDirectory: string): PageLink[] {
  const folder = path.join(contentDirectory, page.folder);
  return namesIn(folder)
    .filter((name) => isItemFile(page, { name }) && isSlug(slugOf(name)))
    .toSorted(inNaturalOrder)
    .flatMap((name) => linkTo(slugOf(name), path.join(folder, name)));
}

function slugOf(name: string): string {
  return name.replace(/\.md$/, "");
}

function linkTo(slug: string, file: string): PageLink[] {
  try {
    const { fields } = readSource(page, readTextFile(file));
    const { data } = page.schema.safeParse(normalised(page.schema, fields));
    if (data?.menu === undefined) return [];
    return [{ menu: data.menu, label: data.menuLabel ?? data.title, to: routes.page(slug) }];
  } catch {
    // The content check reports a file that can't be read.
    return [];
  }
}
