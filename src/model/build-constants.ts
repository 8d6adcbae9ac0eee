import { defaultSettings, type ClubSettings } from "./club-settings";

/*
 * The decisions of a build for all of its code. Gatsby and esbuild compile these variables into scripts, so that pages
 * need not load them. No other module of the site reads them, but for those in `main-words.ts`.
 */

/** The variable that holds a club's settings as JSON. */
export const SETTINGS_VARIABLE = "GATSBY_CLUB_SETTINGS";

let known: { readonly text: string; readonly settings: ClubSettings } | undefined;

/** The settings of the club whose site this is. */
export function clubSettings(): ClubSettings {
  const text = process.env.GATSBY_CLUB_SETTINGS ?? "{}";
  if (known?.text !== text) {
    // The build itself has written the text.
    const given: unknown = JSON.parse(text);
    known = { text, settings: Object.assign({ ...defaultSettings }, given) };
  }
  return known.settings;
}

/**
 * The folder of its host in which the site lies, such as `/club`; empty if it has the host for itself. The build derives
 * it from `SITE_URL`.
 */
export function basePath(): string {
  return process.env.GATSBY_BASE_PATH ?? "";
}

/** The variable that holds, as JSON, the texts that are not translated into the language of the pages that are rendered. */
export const ORIGINALS_VARIABLE = "ORIGINAL_TEXTS";

/** The same texts; only the renderer of pages has them. */
export function originalTexts(): readonly string[] {
  const texts: unknown = JSON.parse(process.env.ORIGINAL_TEXTS ?? "[]");
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}

/** The site has its editor beside it: pages link to the form of what they show. */
export function hasEditor(): boolean {
  return process.env.GATSBY_HAS_EDITOR === "true";
}

/** The address of the Codeforces API that the build names; undefined: the usual one. */
export function namedRatingsApi(): string | undefined {
  return process.env.GATSBY_CODEFORCES_API;
}
