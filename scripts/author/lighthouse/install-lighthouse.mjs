import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The last line of Lighthouse that runs on Node 20. */
const VERSION = "12.8.2";

/**
 * Installs Lighthouse into a folder for temporary files, where the next run finds it. It weighs as much as a third of this
 * project's packages, so those who never measure do not install it.
 *
 * @returns {string} the script that Node runs
 * @throws if it can't be installed
 */
export function installLighthouse() {
  const folder = path.join(os.tmpdir(), `lighthouse-${VERSION}`);
  const script = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(script)) return script;
  console.log("Installing Lighthouse (once)…");
  mkdirSync(folder, { recursive: true });
  if (existsSync(".npmrc")) cpSync(".npmrc", path.join(folder, ".npmrc"));
  const packages = ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`];
  const { status, stderr } = spawnSync("npm", ["--prefix", folder, "--loglevel=error", ...packages], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0 || !existsSync(script)) throw new Error(`Lighthouse could not be installed: ${stderr}`);
  return script;
}
