import path from "node:path";
import type { BuildArgs } from "gatsby";
import { writeAdmin } from "./admin/write-admin";
import { adminConnections } from "./admin/cms-settings";
import { contentDirectory } from "./content-directory";
import { club } from "../model/site/club";
import { hstsForSubDomains } from "./build-environment";
import { writeCalendars } from "./calendar/write-calendars";
import { writeFeeds } from "./feeds/write-feeds";
import { removeHalfWritten } from "./files/half-written";
import { isHashedFile } from "./files/is-hashed-file";
import { retireMedia } from "./files/retire-media";
import { SiteFiles } from "./files/site-files";
import { dataFiles } from "./generations/data-files";
import { retireGenerations } from "./generations/retire-generations";
import { scriptAssets } from "./generations/script-assets";
import { outsideOrigins } from "./headers/outside-origins";
import { siteRules } from "./headers/site-rules";
import { writeHostingFiles } from "./hosting/write-hosting-files";
import { fillMemberDataPage } from "./members/fill-member-data-page";
import { writeOpenData } from "./open-data/write-open-data";
import { checkRedirectPages } from "./pages/stop-on-bad-redirects";
import { redirects } from "./redirects";
import { makeHtmlStrict } from "./strict-html/make-html-strict";
import { removeBuildRecords } from "./remove-build-records";
import { indexSite } from "./search/index-site";
import { writeSecurityText } from "./security-text";
import { sharedPages } from "./share/shared-pages";
import { writeSharePictures } from "./share/write-share-pictures";
import { writeRobots } from "./write-robots";

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
