import path from "node:path";
import { build, stop } from "esbuild";
import { files } from "../domain/routes";
import { replaceFile } from "./writing/replace-file";

/** Writes the script that loads the application when it is needed, and keeps what readers do until then. */
export async function writeStartScript(publicDirectory: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["src/components/start/start.ts"],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    // Strict mode needs no words of its own.
    tsconfigRaw: {},
    logLevel: "error",
  });
  // Its process would wait until the build ends.
  await stop();
  for (const { contents } of outputFiles) await replaceFile(path.join(publicDirectory, files.startScript), contents);
}
