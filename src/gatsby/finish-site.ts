import type { BuildArgs } from "gatsby";
import { adminConnections } from "../cms/build/cms-settings";
import { writeAdmin } from "../cms/build/write-admin";
import { contentIn } from "../content/read/read-content";
import { files, routes } from "../domain/routes";
import { calendars } from "../outputs/calendars/calendars";
import { feeds } from "../outputs/feeds/feeds";
import { dataFiles } from "../outputs/generations/data-files";
import { bringBackAssets } from "../outputs/generations/bring-back-assets";
import { retireGenerations } from "../outputs/generations/retire-generations";
import { scriptAssets } from "../outputs/generations/script-assets";
import { outsideOrigins } from "../outputs/headers/outside-origins";
import { headersFor } from "../outputs/headers/headers-file";
import type { HeaderRule } from "../outputs/headers/security-headers";
import { siteRules } from "../outputs/headers/site-rules";
import { hostingDirectory, hostingFiles } from "../outputs/hosting/hosting-files";
import { redirects } from "../outputs/hosting/redirects";
import { writeSiteIndex } from "../outputs/search-index/index-site";
import { retireMedia } from "../outputs/media/retire-media";
import { fillMemberDataPage } from "../outputs/members/fill-member-data-page";
import { openData } from "../outputs/open-data/open-data";
import { newestNotices } from "../outputs/newest-notices";
import { nextPublicationFile } from "../outputs/next-publication";
import { paperStyles } from "../outputs/paper/paper-styles";
import { robots } from "../outputs/robots";
import { isExampleAddress, readsHeadersFile } from "../outputs/site-address";
import { securityText } from "../outputs/security-text";
import type { DrawnPicture } from "../outputs/share-pictures/draw-share-pictures";
import { speculationRules } from "../outputs/speculation-rules";
import { searchWorker } from "../outputs/search-worker";
import { writeStartScript } from "../outputs/start-script";
import { writeSharePictures } from "../outputs/share-pictures/write-share-pictures";
import { drawings } from "../outputs/media/drawings";
import { placePages } from "../outputs/page-html/place-pages";
import { removeHalfWritten } from "../outputs/writing/half-written";
import { isHashedFile } from "../outputs/writing/is-hashed-file";
import { SiteFiles } from "../outputs/writing/site-files";
import { forcesRedirects, hstsForSubDomains } from "./build-environment";
import { checkRedirectPages } from "./pages/stop-on-bad-redirects";
import { readSite } from "./read-site";
import { removeBuildRecords } from "./remove-build-records";
import { forgetPictures } from "./workarounds/forget-pictures";
import { isOffered } from "../domain/settings/offered";
import { removeUnused } from "../outputs/remove-unused";

/**
 * Writes everything beside the pages, once Gatsby has written those.
 *
 * @param sharePictures gives them once they are drawn
 */
export async function finishSite(
  gatsby: BuildArgs,
  sharePictures: () => Promise<readonly DrawnPicture[]>,
): Promise<void> {
  const site = readSite(gatsby);
  const output = new SiteFiles("public");
  const { publicDirectory } = output;
  gatsby.reporter.info("Writing the search index, the share pictures, the feeds and the editor…");
  const present = await removeHalfWritten(publicDirectory);

  const { rules, warnings } = siteRules({
    outside: outsideOrigins(site.nodesOfType),
    admin: { connections: adminConnections() },
    options: { includeSubDomains: hstsForSubDomains(process.env) },
  });
  for (const warning of warnings) gatsby.reporter.warn(warning);
  if (isExampleAddress(site.url))
    gatsby.reporter.warn(
      `The address of the site is ${site.url}, which is only an example: set baseUrl in site/club.json, or SITE_URL.`,
    );
  await placePages(publicDirectory, site.pages, present);
  if (isOffered(routes.memberData)) await fillMemberDataPage(publicDirectory);
  const content = contentIn(site.contentDirectory);
  const pairs = redirects(site.nodesOfType);
  const writeOthers = async () => {
    // The development server has left its own.
    await output.remove(files.startScript);
    await writeStartScript(output);
    await writeAdmin(output, content, { now: site.builtAt, policy: adminPolicyOf(rules) });
    const hosting = hostingFiles(rules, pairs, { forced: forcesRedirects(process.env) });
    await new SiteFiles(hostingDirectory(publicDirectory)).writeAll(hosting.servers);
    const settings = [robots(site), nextPublicationFile(site), newestNotices(site), speculationRules()];
    await output.writeAll([...hosting.pages, ...settings, ...calendars(site)]);
    await output.writeAll([await searchWorker(), await paperStyles(), ...(await drawings())]);
    await output.removeOutdated(files.calendar(""));
    await output.writeAll([...(await feeds(site)), ...(await openData(site))]);
  };
  await Promise.all([writeSiteIndex(output), writeOthers()]);
  // In large clubs these are drawn only now: beside the search index that would take too much memory.
  await writeSharePictures(output, await sharePictures());
  await removeUnused(output);
  const security = securityText(site);
  await (security ? output.writeAll([security]) : output.remove(files.securityText));

  const hashedFiles = [...output.hashed, ...(await scriptAssets()), ...(await dataFiles(publicDirectory))];
  await bringBackAssets(publicDirectory);
  await retireGenerations(publicDirectory, hashedFiles.filter(isHashedFile));
  await removeBuildRecords(publicDirectory);
  forgetPictures(await retireMedia(publicDirectory), gatsby);
  checkRedirectPages(publicDirectory, pairs);
}

/** The policy that the pages of the editor have to hold themselves; undefined where a header gives it. */
function adminPolicyOf(rules: readonly HeaderRule[]): string | undefined {
  if (readsHeadersFile(process.env)) return undefined;
  return headersFor(rules, routes.admin).find(([name]) => name === "Content-Security-Policy")?.[1];
}
