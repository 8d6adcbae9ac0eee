import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { findBrowser, installBrowser } from "../../scripts/browser.mjs";
import { setup } from "../../scripts/setup.mjs";
import { measuredPages } from "./measured-pages.mjs";
import { writeSection } from "./write-section.mjs";

const help = `npm run lighthouse [-- --only PATH] [--write]

Opens one page of each type of the built site in Lighthouse, as on a phone, and prints its scores, blocking time, largest
paint, layout shift and bytes. It fails if a page scores below 99 for performance or below 100 for anything else; pages
that search engines must not list have no score for these. Lighthouse is installed outside of this project. Times depend
on the computer.

  --only PATH  only this page, such as /events
  --write      write the table into docs/performance.md`;

/** The lowest scores, out of 100, with which a page passes. */
const goals = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };

/** The last line of Lighthouse that runs on Node 20. */
const VERSION = "12.8.2";

/** An odd number of runs of each page, of which the median of the performance counts. */
const RUNS = 3;

async function main() {
  const { values } = parseArgs({
    options: { only: { type: "string" }, write: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return void console.log(help);
  await setup();
  if (!existsSync("public/index.html")) throw new Error("There is no built site: run 'npm run build' first");
  await installBrowser();
  const pages = values.only === undefined ? measuredPages(path.resolve("public")) : [values.only.replace(/^\//, "")];
  const script = installLighthouse();
  const server = await serveBuiltSite();
  const rows = [];
  try {
    for (const page of pages) {
      const reports = [];
      for (let run = 0; run < RUNS; run += 1)
        reports.push(JSON.parse(await report(script, `${server.address}/${page}`)));
      const [, median] = reports.toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
      rows.push({ page, report: median });
      console.log(rowOf(rows.at(-1)));
    }
  } finally {
    server.stop();
  }
  const heads = "page | scores | blocking time | first paint | largest paint | shift | KB";
  const table = [`| ${heads} |`, `| ${heads.replace(/[^|]+/g, " - ").trim()} |`, ...rows.map(rowOf)].join("\n");
  if (values.write) writeSection("lighthouse", table);
  const problems = rows.flatMap(({ page, report: { categories, audits } }) =>
    Object.entries(goals)
      .filter(([name, goal]) => scoreOf({ categories, audits }, name) < goal)
      .map(
        ([name, goal]) => `/${page}: ${name} is ${scoreOf({ categories, audits }, name)}, expected at least ${goal}`,
      ),
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** Undefined for the score of search engines on a page hidden from them. */
function scoreOf({ categories, audits }, name) {
  const isUnlisted = name === "seo" && audits["is-crawlable"].score === 0;
  return isUnlisted ? undefined : Math.round(categories[name].score * 100);
}

function rowOf({ page, report }) {
  const value = (name) => report.audits[name].numericValue;
  const seconds = (name) => `${(value(name) / 1000).toFixed(2)} s`;
  const cells = [
    `/${page}`,
    Object.keys(goals)
      .map((name) => scoreOf(report, name) ?? "–")
      .join(" / "),
    `${value("total-blocking-time").toFixed(0)} ms`,
    seconds("first-contentful-paint"),
    seconds("largest-contentful-paint"),
    value("cumulative-layout-shift").toFixed(3),
    (value("total-byte-weight") / 1000).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

function report(script, url) {
  const flags = ["--output=json", "--output-path=stdout", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const lighthouse = spawn(process.execPath, [script, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const out = [];
  lighthouse.stdout.on("data", (data) => out.push(data));
  return new Promise((resolve, reject) => {
    lighthouse.once("error", reject);
    lighthouse.once("close", (code) =>
      code === 0 ? resolve(Buffer.concat(out).toString()) : reject(new Error(`Lighthouse failed on ${url}`)),
    );
  });
}

/**
 * Installs Lighthouse into a folder for temporary files, where the next run finds it. It is as large as a third of this
 * project's packages, so it is only installed for measuring. Returns the script for Node.
 */
function installLighthouse() {
  const folder = path.join(os.tmpdir(), `lighthouse-${VERSION}`);
  const script = path.join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(script)) return script;
  console.log("Installing Lighthouse (once)…");
  mkdirSync(folder, { recursive: true });
  if (existsSync(".npmrc")) cpSync(".npmrc", path.join(folder, ".npmrc"));
  const words = ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`];
  spawnSync("npm", ["--prefix", folder, ...words], { stdio: "inherit", shell: process.platform === "win32" });
  if (!existsSync(script)) throw new Error("Lighthouse could not be installed");
  return script;
}

function serveBuiltSite() {
  const server = spawn(process.execPath, ["--import", "tsx", "src/commands/serve/cli.ts"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error("The built site could not be served")));
    server.stdout.on("data", (text) => {
      const [address] = /https?:\/\/\S+/.exec(String(text)) ?? [];
      if (address) resolve({ address: address.replace(/\/$/, ""), stop: () => server.kill() });
    });
  });
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
