import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { files } from "../../domain/routes";
import { servedPath } from "../../domain/addresses/served-path";
import { isJsonObject } from "../../model/schema/json-object";
import { eachLimited } from "../writing/each-limited";
import { replaceFile } from "../writing/replace-file";
import type { SiteFiles } from "../writing/site-files";
import { applicationAtOnce, applicationOnDemand } from "./application-on-demand";
import { earlyLoads } from "./early-loads";
import { externalizedPage, type ExternalAssets } from "./externalized-page";
import { FinishedPages } from "./finished-pages";
import { withPolicy } from "./with-policy";

const AT_ONCE = 32;

interface Finishing {
  /** The address of the start script. */
  readonly start: string;
  /** The present of the pages' words. */
  readonly shownAt: Date;
  /** The policy that the pages have to hold themselves; undefined where headers give it. */
  readonly policy?: string | undefined;
  /** Where it is kept which pages are finished. */
  readonly recordFile: string;
}

/**
 * Moves the inline styles and scripts of built pages into files, and puts off their application. Pages that an earlier
 * build has finished in the same way are not read again.
 *
 * @param pages such as `events/x.html`
 */
export async function finishPages(
  site: SiteFiles,
  pages: readonly string[],
  { start, shownAt, policy, recordFile }: Finishing,
): Promise<void> {
  const assets = await writeAssets(site);
  const record = await FinishedPages.read(recordFile, JSON.stringify([assets, start, shownAt, policy ?? null]));
  await eachLimited(pages, AT_ONCE, async (page) => {
    const file = path.join(site.publicDirectory, page);
    if (record.has(page, await stat(file))) return;
    const html = await readFile(file, "utf8");
    const application = applicationOnDemand(externalizedPage(applicationAtOnce(html), assets), start, shownAt);
    const finished = earlyLoads(withPolicy(application, policy));
    if (finished !== html) await replaceFile(file, finished);
    record.add(page, await stat(file));
  });
  await record.save();
}

async function writeAssets(site: SiteFiles): Promise<ExternalAssets> {
  const { publicDirectory } = site;
  const statistics: unknown = JSON.parse(await readFile(path.join(publicDirectory, "webpack.stats.json"), "utf8"));
  const appData: unknown = JSON.parse(await readFile(path.join(publicDirectory, files.appData), "utf8"));
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
