import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { run } from "./run.mjs";

/** The first is Chromium without its windows and menus, which takes half the processor time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium: the one that CHROMIUM names, an installed one, or Playwright's own.
 *
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM ?? "", ...onPath, ...fixedPlaces, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== "" && existsSync(candidate));
}

/** Installs a Chromium if there is none: Playwright's own if it can be downloaded, otherwise Debian's. */
export async function installBrowser() {
  if (findBrowser() !== undefined) return;
  console.log("Installing Chromium for the browser tests…");
  try {
    await run("npx", ["playwright", "install", "chromium"]);
  } catch {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
    const [command = "apt-get", ...rest] = [...sudo, "apt-get"];
    await run(command, [...rest, "update", "-qq"]);
    const install = (name) => run(command, [...rest, "install", "-y", "-qq", "--no-install-recommends", name]);
    await install("chromium-headless-shell").catch(() => install("chromium"));
  }
  if (findBrowser() === undefined)
    throw new Error("Chromium could not be installed: install it yourself and name it with CHROMIUM=/path/to/chromium");
}
