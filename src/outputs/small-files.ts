import { buildFiles, files, routes } from "../domain/routes";
import { nodeId, type Site } from "./site";
import type { OutputFile } from "./writing/site-files";
import { mailLink } from "../domain/people/person-description";
import { DAY } from "../domain/time/club-time";
import { nextPublication } from "../content/scheduled-files";
import { newestNoticeFirst } from "../domain/activities/newest-first";
import { NEWEST } from "../domain/notices/seen-notices";
import { notice } from "../model/kinds/notice";
import { normalised } from "../model/schema/normalise";
import { siteLanguages } from "../words/site-language";
import { servedPath } from "../domain/addresses/served-path";

/**
 * Everything may be crawled: pages hidden from search engines say `noindex`, which crawlers must be able to read.
 * Crawlers read this file only at the root of a host (RFC 9309); in a folder, it is there for maintainers to copy from.
 */
export function robots({ url }: Pick<Site, "url">): OutputFile {
  const sitemaps = [
    "",
    ...siteLanguages()
      .slice(1)
      .map((language) => `/${language}`),
  ].map((folder) => `Sitemap: ${url}${folder}${buildFiles.sitemap}\n`);
  return { path: buildFiles.robots, data: `User-agent: *\nAllow: /\n\n${sitemaps.join("")}` };
}

/** The file is valid for a year; RFC 9116 recommends no more. */
const VALID_DAYS = 365;

type SecuritySite = Pick<Site, "url" | "builtAt"> & {
  readonly club: Pick<Site["club"], "securityContact" | "email">;
};

/**
 * Where to report a security problem, in the format of RFC 9116 (docs/security.md): the club's security contact, or its
 * e-mail address. Undefined if it has neither.
 */
export function securityText({ url, builtAt, club }: SecuritySite): OutputFile | undefined {
  const address = [club.securityContact, club.email].map(linkOf).find((link) => link !== undefined);
  if (address === undefined) return undefined;
  const path = buildFiles.securityText;
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY).toISOString();
  return { path, data: [`Contact: ${address}`, `Expires: ${expires}`, `Canonical: ${url}${path}`, ""].join("\n") };
}

function linkOf(contact: string): string | undefined {
  const text = contact.trim();
  if (/^https:\/\/\S+$/.test(text)) return text;
  return /^[^\s@:]+@[^\s@:]+$/.test(text) ? mailLink(text) : undefined;
}

/** When the site must be built again, without saying what will be published then. */
export function nextPublicationFile({ content, builtAt }: Site): OutputFile {
  const next = nextPublication(content, builtAt)?.toISOString() ?? null;
  return { path: buildFiles.nextPublication, data: `${JSON.stringify({ next })}\n` };
}

/** The ids of the newest notices, from which a device finds out how many are new to its reader. */
export function newestNotices({ nodesOfType }: Site): OutputFile {
  const notices = Array.from(nodesOfType(notice.typeName), (node) => {
    const { date } = normalised(notice.schema, node);
    return { jsonId: nodeId(node), date: typeof date === "string" ? date : null };
  });
  const ids = notices.sort(newestNoticeFirst).map(({ jsonId }) => jsonId);
  return { path: files.newestNotices, data: JSON.stringify(ids.slice(0, NEWEST)) };
}

/** Pages that load the application at once, which would be a waste if the reader only points at a link. */
const heavy = [routes.login, routes.list("courses"), routes.search, routes.instructions, routes.admin];

/** Addresses with a query or a fragment, which pages with filters read: they load the application too. */
const narrowed = ["/*\\?:query", "/*#:fragment"];

/** Patterns of addresses that browsers should not prerender. The last one matches files. */
export function unpreparedPatterns(): string[] {
  return [...heavy.flatMap((path) => [path, `${path}/*`]), ...narrowed, "/*.*"].map(servedPath);
}

/**
 * The pages that browsers may prerender while a reader points at a link, for the `Speculation-Rules` header: all pages
 * of the site except those that load the application, and no files. Browsers that save data prerender nothing.
 */
export function speculationRules(): OutputFile {
  const where = {
    and: [
      { href_matches: servedPath("/*") },
      { not: { href_matches: unpreparedPatterns() } },
      { not: { selector_matches: "[target=_blank], [download]" } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return { path: buildFiles.speculationRules, data: JSON.stringify(rules) };
}
