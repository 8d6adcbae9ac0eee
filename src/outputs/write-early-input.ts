import path from "node:path";
import { build } from "esbuild";
import { files } from "../domain/routes";
import { replaceFile } from "./writing/replace-file";

/** Writes the script that remembers what readers do before a page is interactive. It is loaded before all others. */
export async function writeEarlyInput(publicDirectory: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["src/components/early-input/start.ts"],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    logLevel: "error",
  });
  for (const { contents } of outputFiles)
    await replaceFile(path.join(publicDirectory, files.earlyInputScript), contents);
}
