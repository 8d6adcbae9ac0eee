import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { servedPath } from "../../domain/addresses/served-path";
import { isJsonObject } from "../../model/schema/json-object";
import { eachLimited } from "../writing/each-limited";
import { replaceFile } from "../writing/replace-file";
import type { SiteFiles } from "../writing/site-files";
import { applicationAtOnce, applicationOnDemand } from "./application-on-demand";
import { withPolicy } from "./with-policy";
import { externalizedPage, type ExternalAssets } from "./externalized-page";

const AT_ONCE = 32;

interface Finishing {
  /** The present of the pages' words. */
  readonly shownAt: Date;
  /** The policy that the pages have to hold themselves; undefined where headers give it. */
  readonly policy?: string | undefined;
}

/** The HTML files of a built site, with their folders. */
export async function builtPages(site: SiteFiles): Promise<readonly string[]> {
  const entries = await readdir(site.publicDirectory, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(".html") && !entry.parentPath.startsWith(gatsbyParts(site)),
    )
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Moves the inline styles and scripts of built pages into files, and puts off their application. */
export async function finishPages(
  site: SiteFiles,
  pages: readonly string[],
  { shownAt, policy }: Finishing,
): Promise<void> {
  const assets = await writeAssets(site);
  await eachLimited(pages, AT_ONCE, async (file) => {
    const html = await readFile(file, "utf8");
    const application = applicationOnDemand(externalizedPage(applicationAtOnce(html), assets), shownAt);
    const finished = withPolicy(application, policy);
    if (finished !== html) await replaceFile(file, finished);
  });
}

/** What Gatsby puts into pages: if any of it is not as it left it, it puts it into all pages again. */
function gatsbyParts(site: SiteFiles): string {
  return path.join(site.publicDirectory, "_gatsby");
}

async function writeAssets(site: SiteFiles): Promise<ExternalAssets> {
  const { publicDirectory } = site;
  const statistics: unknown = JSON.parse(await readFile(path.join(publicDirectory, "webpack.stats.json"), "utf8"));
  const appData: unknown = JSON.parse(await readFile(path.join(publicDirectory, "page-data/app-data.json"), "utf8"));
  const hash: unknown = Reflect.get(Object(appData), "webpackCompilationHash");
  // Gatsby finds the scripts of pages in the mapping only to prefetch them, which the site does not do.
  const script = `window.___chunkMapping={};window.___webpackCompilationHash=${JSON.stringify(hash)};\n`;
  const globals = await site.writeHashed((name) => `/gatsby-globals.${name}.js`, script);
  return { globals: servedPath(globals), styles: stylesheetOf(statistics) };
}

/** The only style sheet of the current webpack build, from the statistics that Gatsby keeps. */
function stylesheetOf(statistics: unknown): string | undefined {
  const chunks: unknown = Reflect.get(Object(statistics), "assetsByChunkName");
  const assets: unknown[] = isJsonObject(chunks) ? Object.values(chunks).flat() : [];
  const sheet = assets.find((asset) => typeof asset === "string" && asset.endsWith(".css"));
  return typeof sheet === "string" ? servedPath(`/${sheet}`) : undefined;
}
