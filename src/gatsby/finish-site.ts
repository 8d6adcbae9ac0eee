import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { outsideOrigins } from "./headers/outside-origins";
import { writeHeaders } from "./headers/write-headers";
import { fillMemberDataPage } from "./members/fill-member-data-page";
import { redirects } from "./redirects";
import { makeHtmlStrict } from "./strict-html/make-html-strict";
import { indexSite } from "./search/index-site";
import { writeRedirects } from "./write-redirects";
import { writeRobots } from "./write-robots";

/** What remains once Gatsby has written its pages. */
export async function finishSite({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const publicDirectory = path.resolve("public");
  const siteUrl: unknown = Reflect.get(Object(getNodesByType("Site")[0]?.siteMetadata), "siteUrl");
  await fillMemberDataPage(publicDirectory);
  await makeHtmlStrict(publicDirectory);
  await indexSite(publicDirectory);
  await writeHeaders(publicDirectory, outsideOrigins(getNodesByType));
  await writeRedirects(publicDirectory, redirects(getNodesByType));
  await writeRobots(publicDirectory, String(siteUrl));
}
