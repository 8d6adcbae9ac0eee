import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { installFromDebian } from "./install-from-debian.mjs";
import { run } from "./run.mjs";

/** The oldest version with which the tests pass. */
const OLDEST = 132;

/** Chromium without windows and menus, which takes half the processor time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const onPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)));

/** Playwright's own headless shell, in the version of its package. */
function ownShell() {
  const folder = chromium.executablePath().replace(/([/\\])chromium-(\d+)[/\\].*$/, "$1chromium_headless_shell-$2");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return files.filter((file) => /headless.shell(\.exe)?$/.test(file)).map((file) => path.join(folder, file));
}

/** `chromium --version` prints, for example, 'Chromium 140.0.7339.16'. */
function isNewEnough(file) {
  if (!existsSync(file)) return false;
  // On Windows, Chrome does not have this option.
  if (process.platform === "win32") return true;
  const [, major] = / (\d+)\./.exec(spawnSync(file, ["--version"], { encoding: "utf8" }).stdout) ?? [];
  return Number(major) >= OLDEST;
}

const findShell = () => [...ownShell(), ...onPath(shells)].find(isNewEnough);

/**
 * A Chromium that is new enough: the one in CHROMIUM, or a headless shell, or a full Chromium.
 *
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  return process.env.CHROMIUM || (findShell() ?? [...onPath(whole), ...fixedPlaces].find(isNewEnough));
}

/** Installs a headless shell if there is none: Playwright's own if it can be downloaded, otherwise Debian's. */
export async function installBrowser() {
  if (process.env.CHROMIUM || findShell() !== undefined) return;
  console.log("Installing a headless Chromium for the browser tests…");
  try {
    await run("npx", ["playwright", "install", "--only-shell", "chromium"]);
  } catch {
    await installFromDebian("chromium-headless-shell").catch((error) => console.log(error.message));
  }
  if (findBrowser() === undefined)
    throw new Error(
      `Chromium ${OLDEST} or newer could not be installed: install it yourself, and name it with CHROMIUM=/path/to/chromium`,
    );
  if (findShell() === undefined) console.log("There is only a whole Chromium: the browser tests take twice as long.");
}
