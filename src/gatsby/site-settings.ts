import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { isOutsideLink, isSitePath } from "../model/link-target";
import { isJsonObject, normalised } from "../model/normalise";
import { club } from "../model/site/club";

/** What Gatsby's configuration needs to know before any content is sourced. */
export interface SiteSettings {
  /** The canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  /** When this build happened, ISO 8601 in UTC; `SOURCE_DATE_EPOCH` (seconds) fixes it. */
  readonly builtAt: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** Throws if club.json can't be read; the content check tells editors why in better words. */
export function readSiteSettings(contentDirectory: string, environment = process.env): SiteSettings {
  const file = path.join(contentDirectory, club.file);
  const json: unknown = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const settings = club.schema.parse(isJsonObject(json) ? normalised(club.schema, json) : json);
  return {
    siteUrl: new URL(environment.SITE_URL || settings.baseUrl).origin,
    builtAt: buildTime(environment).toISOString(),
    manifest: manifestOf(settings, path.dirname(file)),
  };
}

function buildTime(environment: NodeJS.ProcessEnv): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

function manifestOf(settings: z.infer<typeof club.schema>, directory: string) {
  return {
    name: settings.name,
    short_name: settings.shortName,
    description: settings.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#f6f4ec",
    theme_color: "#0b110f",
    icon: iconFile(settings.logo, directory),
    icon_options: { purpose: "any" },
    theme_color_in_head: false,
    cache_busting_mode: "none",
    legacy: false,
  };
}

/** The club's logo where it is a file, of the content or, as a path of the site, of static/; otherwise a mark that belongs to nobody. */
function iconFile(logo: string | undefined, directory: string): string {
  const file = logo && (isSitePath(logo) ? path.join(path.resolve("static"), logo) : path.resolve(directory, logo));
  return file && !isOutsideLink(logo) && existsSync(file) ? file : path.resolve("src/gatsby/default-logo.svg");
}
