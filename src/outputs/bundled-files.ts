import { minify } from "@swc/core";
import * as esbuild from "esbuild";
import { floorForEsbuild } from "./browser-floor";
import { storageFolder } from "../domain/addresses/served-path";
import { outputs } from "../domain/outputs/outputs";
import type { OwnFiles } from "../model/build-info";
import { buildFiles, files } from "../domain/routes";
import type { SiteFiles, OutputFile } from "./writing/site-files";
import { readFile } from "node:fs/promises";
import { wordsForEsbuild } from "./words-for-esbuild";

/** The work that is using esbuild. */
const atWork = new Set<Promise<unknown>>();

/**
 * Runs work with esbuild. Its process takes up to 500 MB, so it is stopped after the last work that needs it, not at
 * the end of the build.
 */
export async function withEsbuild<T>(work: (tool: typeof esbuild) => Promise<T>): Promise<T> {
  const result = work(esbuild);
  atWork.add(result);
  try {
    return await result;
  } finally {
    atWork.delete(result);
    if (atWork.size === 0) await esbuild.stop();
  }
}

/** Bundles a module and all its imports into one small script, which works without the application. */
async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await withEsbuild(({ build }) =>
    build({
      entryPoints: [entry],
      write: false,
      bundle: true,
      format: "iife",
      ...floorForEsbuild(),
      // No `"use strict"` is needed.
      tsconfigRaw: {},
      logLevel: "error",
      plugins: [wordsForEsbuild],
    }),
  );
  const script = outputFiles.map(({ text }) => text).join("");
  // 7% smaller than from esbuild, since functions that are called once are inlined.
  const { code } = await minify(script, { ecma: 2021, compress: { passes: 3 }, mangle: true });
  return code;
}

/** The script that marks pages, loads the application when it is needed, and records what readers do until then. */
export function startScript(): Promise<string> {
  return bundleScript("src/components/start/start.ts");
}

/**
 * Writes the start script of a built site, under a name that changes with its content.
 *
 * @returns its path on the site
 */
export async function writeStartScript(site: SiteFiles): Promise<string> {
  return site.writeHashed(buildFiles.hashedStartScript, await startScript());
}

export function writeBannerFiles(site: SiteFiles): Promise<OwnFiles> {
  return writeOwnFiles(site, buildFiles.banner, {
    script: "src/components/banner/show-banner.ts",
    styles: "src/components/banner/banner.css",
  });
}

export function writeCounterFiles(site: SiteFiles): Promise<OwnFiles> {
  return writeOwnFiles(site, buildFiles.counter, {
    script: "src/components/counter/count-visit.ts",
    styles: "src/components/counter/counted-line.css",
  });
}

type PathOfHash = (hash: string, ending: "js" | "css") => string;

async function writeOwnFiles(site: SiteFiles, pathOf: PathOfHash, { script, styles }: OwnFiles): Promise<OwnFiles> {
  return {
    script: await site.writeHashed((hash) => pathOf(hash, "js"), await bundleScript(script)),
    styles: await site.writeHashed((hash) => pathOf(hash, "css"), await minifiedStyles(styles)),
  };
}

/** The script in which the search runs, away from the pages; its address is that of its policy. */
export async function searchWorker(): Promise<OutputFile> {
  return { path: files.searchWorker, data: await bundleScript("src/components/search/worker/worker.ts") };
}

/** The scripts that replace service workers of the club's earlier site. */
export async function oldServiceWorkers(): Promise<readonly OutputFile[]> {
  const data = await bundleScript("src/outputs/old-service-worker.ts");
  return outputs.oldServiceWorkers.paths.map((path) => ({ path, data }));
}

/**
 * The script that copies storage entries with older keys, for a site in a folder of its host; other sites have none.
 */
export async function adoptEntries(): Promise<OutputFile | undefined> {
  if (storageFolder() === "") return undefined;
  return { path: buildFiles.adoptEntries, data: await bundleScript("src/components/start/adopt-entries.ts") };
}

/** The style sheet for printing, which only pages made for paper load. */
export async function paperStyles(): Promise<OutputFile> {
  return { path: files.paperStyles, data: await minifiedStyles("src/components/paper/paper.css") };
}

/** What only pages load whose texts have steps, tabs, hints or solutions. */
export async function blockFiles(): Promise<readonly OutputFile[]> {
  return [
    { path: buildFiles.blockStyles, data: await minifiedStyles("src/components/ui/blocks.css") },
    { path: buildFiles.blockScript, data: await bundleScript("src/components/start/blocks.ts") },
  ];
}

async function minifiedStyles(file: string): Promise<string> {
  const source = await readFile(file, "utf8");
  const { code } = await withEsbuild(({ transform }) =>
    transform(source, { loader: "css", minify: true, ...floorForEsbuild() }),
  );
  return code;
}
