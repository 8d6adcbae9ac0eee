import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { writeAdmin } from "./admin/write-admin";
import { adminConnections } from "./admin/cms-settings";
import { contentDirectory } from "./content-directory";
import { adminRules } from "./headers/admin-headers";
import { outsideOrigins } from "./headers/outside-origins";
import { writeHeaders } from "./headers/write-headers";
import { fillMemberDataPage } from "./members/fill-member-data-page";
import { redirects } from "./redirects";
import { makeHtmlStrict } from "./strict-html/make-html-strict";
import { writeRedirects } from "./write-redirects";
import { writeRobots } from "./write-robots";

/** What remains once Gatsby has written its pages. */
export async function finishSite({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const publicDirectory = path.resolve("public");
  const siteUrl: unknown = Reflect.get(Object(getNodesByType("Site")[0]?.siteMetadata), "siteUrl");
  await fillMemberDataPage(publicDirectory);
  await makeHtmlStrict(publicDirectory);
  await writeAdmin(publicDirectory, contentDirectory());
  await writeHeaders(publicDirectory, outsideOrigins(getNodesByType), adminRules({ connections: adminConnections() }));
  await writeRedirects(publicDirectory, redirects(getNodesByType));
  await writeRobots(publicDirectory, String(siteUrl));
}
