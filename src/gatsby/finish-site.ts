import type { BuildArgs } from "gatsby";
import { adminConnections } from "../cms/build/cms-settings";
import { routes } from "../domain/routes";
import { isOffered } from "../domain/settings/offered";
import { outsideOrigins } from "../outputs/headers/outside-origins";
import { siteRules, type HeaderRule } from "../outputs/headers/security-headers";
import { redirects, type Redirect } from "../outputs/redirects";
import { removeLeftovers } from "../outputs/leftovers/remove-leftovers";
import { fillMemberDataPage } from "../outputs/members/member-data";
import { placePages } from "../outputs/page-html/place-pages";
import type { Site } from "../outputs/site";
import { isExampleAddress } from "../outputs/site-address";
import { isSitePath } from "../model/values/link-target";
import { siteLanguages } from "../words/site-language";
import { removeHalfWritten } from "../outputs/writing/replace-file";
import type { Build } from "./build";
import { hstsForSubDomains } from "./build-environment";
import { makeOutputs } from "./output-makers";
import { checkRedirectPages } from "./pages/redirect-pages";
import { buildFurtherLanguages } from "./further-languages";
import { readSite } from "./read-site";
import { clearPictureJobs } from "./workarounds/pictures";

/** Writes everything but the pages, once Gatsby has written those, and removes leftovers of earlier builds. */
export async function finishSite(gatsby: BuildArgs, build: Build): Promise<void> {
  const { output } = build;
  const site = readSite(gatsby, build.content);
  const { publicDirectory } = output;
  gatsby.reporter.info("Writing the search index, the share pictures, the feeds and the editor…");
  const present = await removeHalfWritten(publicDirectory);
  const rules = rulesOf(site, gatsby);
  await placePages(publicDirectory, site.pages, present);
  if (isOffered(routes.memberData)) await fillMemberDataPage(publicDirectory);
  const pairs = redirects(site.nodesOfType);
  await makeOutputs({ site, build, rules, redirects: inAllLanguages(pairs) });
  // After the search index, which would otherwise contain their pages.
  await buildFurtherLanguages(site, output);
  clearPictureJobs(await removeLeftovers(output), gatsby);
  checkRedirectPages(publicDirectory, pairs);
}

/** The headers of the site. Reports what the maintainer should know about them and about the address of the site. */
function rulesOf(site: Site, { reporter }: BuildArgs): readonly HeaderRule[] {
  const { rules, warnings } = siteRules({
    outside: outsideOrigins(site.nodesOfType),
    admin: { connections: adminConnections() },
    options: { includeSubDomains: hstsForSubDomains(process.env) },
  });
  for (const warning of warnings) reporter.warn(warning);
  if (isExampleAddress(site.url))
    reporter.warn(
      `The address of the site is ${site.url}, which is only an example: set baseUrl in site/club.json, or SITE_URL.`,
    );
  return rules;
}

/** The redirects, and the same between the pages of each further language. */
function inAllLanguages(pairs: readonly Redirect[]): readonly Redirect[] {
  const folders = siteLanguages().slice(1);
  const inFolder = (language: string, path: string) => (isSitePath(path) ? `/${language}${path}` : path);
  return [
    ...pairs,
    ...folders.flatMap((language) =>
      pairs.map(({ from, to }) => ({ from: inFolder(language, from), to: inFolder(language, to) })),
    ),
  ];
}
