import { readFile } from "node:fs/promises";
import type { CreateWebpackConfigArgs } from "gatsby";
import { isText, propertyOf } from "../domain/shape";
import { isJsonObject } from "../model/schema/json-object";
import { outsideOrigins } from "../outputs/headers/outside-origins";
import { sitePolicy } from "../outputs/headers/policy";
import { isPreview, readsHeadersFile } from "../outputs/site-address";
import { bannerText } from "../outputs/banner";
import { writeBannerFiles, writeCounterFiles, writeStartScript } from "../outputs/bundled-files";
import { buildTime, readSiteSettings } from "../outputs/site-settings";
import {
  BUILD_INFO_VARIABLE,
  buildInfoForPages,
  clubSettings,
  type Banner,
  type BuildInfo,
  type SharedPageData,
} from "../model/build-info";
import type { Build } from "./build";
import { defineVariable } from "./adapt-webpack";
import { functionOf } from "./insides";

/** Tells the renderer of pages what all of them hold: in a build, and of the rest also in a run of the development server. */
export async function sharePageData(gatsby: CreateWebpackConfigArgs, build: Build): Promise<void> {
  const { info, untranslated, output } = build;
  const banner = await bannerOf(build);
  const share = (shared: BuildInfo) =>
    defineVariable(functionOf(gatsby, "getConfig")(), BUILD_INFO_VARIABLE, buildInfoForPages({ ...info, ...shared }));
  if (gatsby.stage !== "build-html") {
    share({ banner });
    return;
  }
  const start = await writeStartScript(output);
  // Pages contain the policy unless a header has it: GitHub Pages, for example, sends no headers.
  const policy = readsHeadersFile(process.env) ? undefined : sitePolicy(outsideOrigins(gatsby.getNodesByType)).value;
  // Scripts are built before pages.
  const counter = await counterOf(build);
  const pages = { start, counter, policy, chunks: await pageChunks(), originals: untranslated.originalTexts };
  share({ pages, banner });
}

/** Previews of the site count no one. */
async function counterOf({ content, output }: Build): Promise<SharedPageData["counter"]> {
  if (!clubSettings().counter || isPreview(process.env)) return undefined;
  return { ...(await writeCounterFiles(output)), host: new URL(readSiteSettings(content).siteUrl).hostname };
}

async function bannerOf({ content, untranslated, output }: Build): Promise<Banner | undefined> {
  const text = bannerText(content, buildTime(process.env), (markdown) => untranslated.languageOf(markdown));
  return text && { ...text, ...(await writeBannerFiles(output)) };
}

/** Where Gatsby writes webpack's statistics about scripts during a build. */
const RECORD = "public/webpack.stats.json";

/**
 * The paths of the scripts of each page component, by Gatsby's names.
 *
 * @throws if Gatsby writes them elsewhere
 */
async function pageChunks(): Promise<Record<string, string[]>> {
  const stats: unknown = JSON.parse(await readFile(RECORD, "utf8"));
  const assets: unknown = propertyOf(stats, "assetsByChunkName");
  if (!isJsonObject(assets))
    throw new Error(`Gatsby writes something else into ${RECORD}: adapt src/gatsby/share-page-data.ts`);
  const components = Object.entries(assets).filter(([name]) => name.startsWith("component---"));
  return Object.fromEntries(components.map(([name, list]) => [name, scriptsIn(list)]));
}

function scriptsIn(list: unknown): string[] {
  const names = Array.isArray(list) ? list.filter(isText) : [];
  return names.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}
