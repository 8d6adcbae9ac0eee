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
 * Everything may be crawled: a page that must not be found says `noindex`, and a crawler has to read that. Crawlers read
 * the file only at the top of a host (RFC 9309): a site in a folder has it for those who copy its line from there.
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

/** Browsers and people may rely on the file for a year; RFC 9116 wants no more. */
const VALID_DAYS = 365;

type SecuritySite = Pick<Site, "url" | "builtAt"> & {
  readonly club: Pick<Site["club"], "securityContact" | "email">;
};

/**
 * Whom to tell about a security problem, as RFC 9116 writes it (docs/security.md): the contact that the club names, or
 * else its e-mail address. Undefined if it names neither.
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

/** Says when the site must be built again, but not what will be published then. */
export function nextPublicationFile({ content, builtAt }: Site): OutputFile {
  const next = nextPublication(content, builtAt)?.toISOString() ?? null;
  return { path: buildFiles.nextPublication, data: `${JSON.stringify({ next })}\n` };
}

/** The ids of the newest notices, by which a device finds out how many of them are new to its reader. */
export function newestNotices({ nodesOfType }: Site): OutputFile {
  const notices = Array.from(nodesOfType(notice.typeName), (node) => {
    const { date } = normalised(notice.schema, node);
    return { jsonId: nodeId(node), date: typeof date === "string" ? date : null };
  });
  const ids = notices.sort(newestNoticeFirst).map(({ jsonId }) => jsonId);
  return { path: files.newestNotices, data: JSON.stringify(ids.slice(0, NEWEST)) };
}

/** Pages that load the application at once: a reader who only points at a link to them must not pay for that. */
const heavy = [routes.login, routes.list("courses"), routes.search, routes.instructions, routes.admin];

/** Addresses with a query or a fragment, as pages with filters read them: they load the application, too. */
const narrowed = ["/*\\?:query", "/*#:fragment"];

/** Patterns of what browsers do not prepare. The last one is of files. */
export function unpreparedPatterns(): string[] {
  return [...heavy.flatMap((path) => [path, `${path}/*`]), ...narrowed, "/*.*"].map(servedPath);
}

/**
 * The pages that browsers may prepare while a reader points at a link, as the `Speculation-Rules` header says: those of the site,
 * but for those that load the application, and no files. Browsers that save data prepare nothing.
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
