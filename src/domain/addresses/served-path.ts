import { isTranslation, siteLanguage } from "../../words/site-language";
import { basePath } from "../../model/build-info";
import { isSitePath } from "../../model/values/link-target";
import { withoutEnd } from "../../model/schema/without-end";

/**
 * A path of the site as browsers request it: `/events` of a site in `/club` is `/club/events`. Content, page data and
 * routes hold paths of the site; what reaches a browser as an address has passed through here once. Links to other
 * sites, fragments and queries stay as they are.
 */
export function servedPath(path: string): string {
  if (basePath() === "") return path;
  return isSitePath(path) ? aboveOf(path, basePath()) + path.replace(/[\t\n\r]/g, "") : path;
}

/** Pages in a further language share pictures, downloads and the editor with those in the main one, above their folder. */
const shared = /^\/(?:static|admin|api)(?:[/?#]|$)/;

/** What a path of the site follows: the folder of this language, or that of the main one. */
function aboveOf(path: string, base: string): string {
  return shared.test(path) ? withoutLanguage(base) : base;
}

function withoutLanguage(base: string): string {
  return isTranslation() ? base.slice(0, -`/${siteLanguage()}`.length) : base;
}

export function mainBase(): string {
  return withoutLanguage(basePath());
}

/** With what the keys of the browser's storage begin on a site in a folder: all its languages share them. */
export function storageFolder(): string {
  return mainBase() === "" ? "" : `${mainBase()}/`;
}

/** The reverse: the path of the site that a browser requests as `served`. Anything else is unchanged. */
export function sitePath(served: string): string {
  if (basePath() === "") return served;
  const inMain = pathBelow(mainBase(), served);
  return shared.test(inMain) ? inMain : pathBelow(basePath(), served);
}

function pathBelow(base: string, served: string): string {
  if (!served.startsWith(base)) return served;
  const rest = served.slice(base.length);
  if (rest === "") return "/";
  return /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith("/") ? rest : served;
}

export function servedSet(set: string): string {
  return mapSet(set, servedPath);
}

export function siteSet(set: string): string {
  return mapSet(set, sitePath);
}

function mapSet(set: string, change: (path: string) => string): string {
  if (basePath() === "") return set;
  return set.replace(/(^|,\s+)(\S+)/g, (_, before: string, path: string) => before + change(path));
}

/** A path of this site as pages have it: without a slash at its end. A query or fragment that follows it stays. */
export function withoutSlash(to: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return (withoutEnd(path, "/") || "/") + rest;
}

/**
 * The absolute address of a path of the site or of a link, percent-encoded. The site's own pages have no trailing
 * slash, except the home page; links to other sites are unchanged.
 *
 * @param siteUrl the address of the site without a trailing slash; it may have a path
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  const url = new URL(isSitePath(path) ? aboveOf(path, siteUrl) + path.replace(/^[\t\n\r]+/, "") : path, `${siteUrl}/`);
  const isOwnPage = url.href.startsWith(`${siteUrl}/`) && url.href.split(/[?#]/, 1)[0] !== `${siteUrl}/`;
  if (isOwnPage) url.pathname = withoutEnd(url.pathname, "/");
  return url.href;
}
