#!/usr/bin/env node
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { writeSection } from "./benchmark/write-performance-page.mjs";
import { findBrowser, installBrowser } from "../browser.mjs";
import { conditions, presses, pressTable, problemsOf } from "./first-press/presses.mjs";
import { timeOfPress } from "./first-press/time-of-press.mjs";
import { serveBuiltSite } from "./lighthouse/serve-built-site.mjs";
import { setup } from "../setup.mjs";

const help = `npm run first-press [-- --runs N] [--only NAME] [--write]

Measures how long the first press on a page of the built site takes on a phone of 360 px with a processor four times as
slow: on slow 4G, there with the scripts in the browser's cache, and on a fast connection after the page was read for a
while. Fails if a press takes longer than its budget. Times depend on the computer.

  --runs N     runs of each press, of which the median counts (default 3)
  --only NAME  only the press of this name, such as menu
  --write      write the table into docs/performance.md
  --help       this text`;

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      only: { type: "string" },
      write: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  if (values.help) return void console.log(help);
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs has '${values.runs}', expected a number from 1 to 99`);
  await setup();
  if (!existsSync(path.resolve("public/index.html")))
    throw new Error("There is no built site in public: run 'npm run build' first");
  await installBrowser();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const server = await serveBuiltSite();
  const rows = [];
  try {
    for (const press of presses.filter(({ name }) => values.only === undefined || name === values.only)) {
      const times = {};
      for (const condition of conditions) {
        const runs = [];
        for (let run = 0; run < Number(values.runs); run += 1)
          runs.push(await timeOfPress(browser, server.address, press, condition));
        times[condition.name] = runs.sort((a, b) => a - b)[Math.floor(runs.length / 2)];
      }
      rows.push({ press, times });
      console.log(press.name, times);
    }
  } finally {
    server.stop();
    await browser.close();
  }
  console.log(`\n${pressTable(rows)}`);
  if (values.write) writeSection("first-press", pressTable(rows));
  const problems = rows.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(`\n${problems.join("\n")}`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
