import { minify } from "@swc/core";
import { build, stop } from "esbuild";
import { files } from "../domain/routes";
import type { SiteFiles } from "./writing/site-files";

let bundled: Promise<string> | undefined;

/** The script that marks pages, loads the application when it is needed, and keeps what readers do until then. */
export function startScript(): Promise<string> {
  return (bundled ??= bundle());
}

/**
 * Writes the start script of a built site, under a name that changes with its content.
 *
 * @returns its path on the site
 */
export async function writeStartScript(site: SiteFiles): Promise<string> {
  return site.writeHashed(files.hashedStartScript, await startScript());
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/components/start/start.ts"],
    write: false,
    bundle: true,
    format: "iife",
    target: "es2021",
    // Strict mode needs no words of its own.
    tsconfigRaw: {},
    logLevel: "error",
  });
  // Its process would wait until the build ends.
  await stop();
  const script = outputFiles.map(({ text }) => text).join("");
  // 7% smaller than what esbuild makes of it: functions that are called once disappear.
  const { code } = await minify(script, { ecma: 2021, compress: { passes: 3 }, mangle: true });
  return code;
}
