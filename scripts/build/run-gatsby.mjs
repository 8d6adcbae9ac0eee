import { createRequire } from "node:module";
import { loadTypeScript } from "../../src/gatsby/load-typescript.js";
import { replaceGatsbyCompiler } from "./compile-gatsby-files.mjs";

/**
 * Runs Gatsby in this process, with the arguments of this process after those named here. What it does counts for the
 * next build only if it is a build and ends well.
 *
 * @param {"build" | "develop"} command
 * @param {readonly string[]} options
 */
export async function runGatsby(command, ...options) {
  loadTypeScript("src/content/settings/speak-language.ts").speakLanguageOf(process.env.CONTENT_DIR || "content");
  const { beginRun } = loadTypeScript("src/gatsby/runs/begin-run.ts");
  try {
    const run = await beginRun(process.cwd(), { isBuild: command === "build" });
    // Only then nothing is written any more: Gatsby saves its state after its last step.
    process.once("exit", (code) => {
      if (command === "build" && code === 0 && process.env.RUN_OF_SITE === "finished") run.finished();
      if (process.env.RUN_OF_SITE === command) run.notStarted();
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.env.RUN_OF_SITE = command;
  // All of its processes have the same now.
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
  if (command === "build") replaceGatsbyCompiler();
  process.argv.splice(2, 0, command, ...options);
  createRequire(import.meta.url)("gatsby/cli.js");
}
