import path from "node:path";
import type { BuildArgs } from "gatsby";
import { writeAdmin } from "../cms/build/write-admin";
import { adminConnections } from "../cms/build/cms-settings";
import { contentDirectory } from "../content/content-directory";
import { club } from "../model/site/club";
import { hstsForSubDomains } from "./build-environment";
import { writeCalendars } from "../outputs/calendars/write-calendars";
import { writeFeeds } from "../outputs/feeds/write-feeds";
import { removeHalfWritten } from "../outputs/writing/half-written";
import { isHashedFile } from "../outputs/writing/is-hashed-file";
import { retireMedia } from "../outputs/media/retire-media";
import { SiteFiles } from "../outputs/writing/site-files";
import { dataFiles } from "../outputs/generations/data-files";
import { retireGenerations } from "../outputs/generations/retire-generations";
import { scriptAssets } from "../outputs/generations/script-assets";
import { outsideOrigins } from "../outputs/headers/outside-origins";
import { siteRules } from "../outputs/headers/site-rules";
import { writeHostingFiles } from "../outputs/hosting/write-hosting-files";
import { fillMemberDataPage } from "../outputs/members/fill-member-data-page";
import { writeOpenData } from "../outputs/open-data/write-open-data";
import { checkRedirectPages } from "./pages/stop-on-bad-redirects";
import { redirects } from "../outputs/hosting/redirects";
import { makeHtmlStrict } from "../outputs/strict-html/make-html-strict";
import { removeBuildRecords } from "./remove-build-records";
import { indexSite } from "../outputs/index-site";
import { writeSecurityText } from "../outputs/security-text";
import { sharedPages } from "../outputs/share-pictures/shared-pages";
import { writeSharePictures } from "../outputs/share-pictures/write-share-pictures";
import { writeRobots } from "../outputs/write-robots";

/** What remains once Gatsby has written its pages. */
export async function finishSite({ getNodesByType, graphql, reporter }: BuildArgs): Promise<void> {
  const publicDirectory = path.resolve("public");
  const site = new SiteFiles(publicDirectory);
  await removeHalfWritten(publicDirectory);
  const metadata = getNodesByType("Site")[0]?.siteMetadata;
  const [siteUrl, builtAt] = [textIn(metadata, "siteUrl"), textIn(metadata, "builtAt")];
  const clubNode = getNodesByType(club.typeName)[0];
  const clubName = textIn(clubNode, "name");
  await fillMemberDataPage(publicDirectory);
  await makeHtmlStrict(site);
  // Pagefind and esbuild work beside this process.
  const aside = Promise.all([indexSite(site), writeAdmin(site, contentDirectory(), new Date(builtAt))]);
  const clubWords = { name: clubName, description: textIn(clubNode, "description") };
  const shared = sharedPages(getNodesByType, clubWords, contentDirectory());
  await Promise.all([aside, writeSharePictures(site, shared, clubName)]);
  const { rules, warnings } = siteRules({
    outside: outsideOrigins(getNodesByType),
    admin: { connections: adminConnections() },
    options: { includeSubDomains: hstsForSubDomains(process.env) },
  });
  for (const warning of warnings) reporter.warn(warning);
  const pairs = redirects(getNodesByType);
  await writeHostingFiles(publicDirectory, rules, pairs);
  await writeRobots(publicDirectory, siteUrl);
  const [contact, email] = [textIn(clubNode, "securityContact"), textIn(clubNode, "email")];
  await writeSecurityText(site, { contact, email, siteUrl, builtAt: new Date(builtAt) });
  await writeCalendars(site, getNodesByType, { siteUrl, clubName, builtAt });
  await writeFeeds(publicDirectory, graphql, { siteUrl, clubName });
  await writeOpenData(publicDirectory, getNodesByType, graphql, siteUrl);
  const hashedFiles = [...site.hashed, ...(await scriptAssets()), ...(await dataFiles(publicDirectory))];
  await retireGenerations(publicDirectory, hashedFiles.filter(isHashedFile));
  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  await retireMedia(publicDirectory, { contentDirectory: contentDirectory(), digests: new Set(digests) });
  await removeBuildRecords(publicDirectory);
  checkRedirectPages(publicDirectory, pairs);
}

function textIn(object: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(object), name);
  return typeof value === "string" ? value : "";
}
