#!/usr/bin/env node
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "../../scripts/browser.mjs";
import { measuredPages } from "./page-sizes.mjs";
import { figuresOf, medianOf, problemsOf, scoreTable } from "./lighthouse-scores.mjs";
import { measureBuiltSite } from "./measure-built-site.mjs";

const help = `npm run lighthouse [-- --runs N] [--only PATH] [--write]

Opens one page of each type of the built site in Lighthouse, as on a phone, and prints its scores, blocking time, largest
paint, layout shift and bytes. It fails if a page scores below 99 for performance or below 100 for anything else; pages
that search engines must not list have no score for these. Lighthouse is installed outside of this project. Times depend
on the computer.

  --runs N     runs of each page, of which the median counts (default 3)
  --only PATH  only this page, such as /events
  --write      write the table into docs/performance.md
  --help       this text`;

async function measure(address, { runs, only }) {
  const pages = only === undefined ? measuredPages(path.resolve("public")) : [only.replace(/^\//, "")];
  const command = installLighthouse();
  const rows = [];
  for (const page of pages) {
    const row = { page, ...(await auditPage(command, `${address}/${page}`, runs)) };
    rows.push(row);
    console.log(scoreTable([row]).split("\n").at(-1));
  }
  return rows;
}

/**
 * The median of several runs of Lighthouse on a page, with its settings for a phone on a slow network.
 *
 * @param {string} script of Lighthouse
 * @param {string} url
 * @param {number} runs
 */
async function auditPage(script, url, runs) {
  const figures = [];
  for (let run = 0; run < runs; run += 1) figures.push(figuresOf(JSON.parse(await report(script, url))));
  return medianOf(figures);
}

function report(script, url) {
  const flags = ["--output=json", "--output-path=stdout", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const lighthouse = spawn(process.execPath, [script, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const out = [];
  const errors = [];
  lighthouse.stdout.on("data", (data) => out.push(data));
  lighthouse.stderr.on("data", (data) => errors.push(data));
  return new Promise((resolve, reject) => {
    lighthouse.once("error", reject);
    lighthouse.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString());
      else reject(new Error(`Lighthouse failed on ${url}: ${Buffer.concat(errors).toString().trim()}`));
    });
  });
}

/** The last line of Lighthouse that runs on Node 20. */
const VERSION = "12.8.2";

/**
 * Installs Lighthouse into a folder for temporary files, where the next run finds it. It weighs as much as a third of this
 * project's packages, so those who never measure do not install it.
 *
 * @returns {string} the script that Node runs
 * @throws if it can't be installed
 */
function installLighthouse() {
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

measureBuiltSite({ help, section: "lighthouse", measure, tableOf: scoreTable, problemsOf });
