import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { nodeBundle } from "../../src/gatsby/load-typescript.js";

const gatsbyCompiler = "gatsby/dist/utils/parcel/compile-gatsby-files.js";

/**
 * Compiles gatsby-config.ts and gatsby-node.ts to where Gatsby looks for them first.
 *
 * @param {string} project its folder
 * @returns {Promise<void>}
 * @throws if one of them can't be compiled
 */
export async function compileGatsbyFiles(project) {
  const folder = path.join(project, ".cache/compiled");
  await rm(folder, { recursive: true, force: true });
  await build({
    ...nodeBundle,
    absWorkingDir: project,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir: folder,
  });
}

/**
 * Lets Gatsby, in this process, compile its two files with esbuild: to start Parcel for their few lines takes 4 seconds
 * in every build.
 *
 * @param {NodeJS.Require} [require] finds the Gatsby that will run
 * @throws if Gatsby compiles them elsewhere
 */
export function replaceGatsbyCompiler(require = createRequire(import.meta.url)) {
  const compiler = require(gatsbyCompiler);
  if (typeof compiler.compileGatsbyFiles !== "function")
    throw new Error("Gatsby compiles its files elsewhere: adapt scripts/build/compile-gatsby-files.mjs");
  compiler.compileGatsbyFiles = compileGatsbyFiles;
}
