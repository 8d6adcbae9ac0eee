import { SETTINGS_VARIABLE } from "../../model/build-constants";
import { defaultSettings, type ClubSettings } from "../../model/club-settings";
import type { Singleton } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import type { Part } from "../../model/parts";
import { discord } from "../../model/site/discord";
import { menus } from "../../model/site/menus";
import { registration } from "../../model/site/registration";
import { settings } from "../../model/site/settings";
import { readSiteFile } from "../read/read-site-file";
import { pageLinks, emptyKinds } from "./site-files";
import { resolveSettings } from "./resolve-settings";

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
