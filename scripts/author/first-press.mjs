#!/usr/bin/env node
import { chromium } from "playwright";
import { findBrowser } from "../browser.mjs";
import { conditions, presses, pressTable, problemsOf } from "./first-press/presses.mjs";
import { timeOfPress } from "./first-press/time-of-press.mjs";
import { measureBuiltSite } from "./measure-built-site.mjs";

const help = `npm run first-press [-- --runs N] [--only NAME] [--write]

Measures how long the first press on a page of the built site takes on a phone of 360 px with a processor four times as
slow: on slow 4G, there with the scripts in the browser's cache, and on a fast connection after the page was read for a
while. Fails if a press takes longer than its budget. Times depend on the computer.

  --runs N     runs of each press, of which the median counts (default 3)
  --only NAME  only the press of this name, such as menu
  --write      write the table into docs/performance.md
  --help       this text`;

async function measure(address, { runs, only }) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const rows = [];
  try {
    for (const press of presses.filter(({ name }) => only === undefined || name === only)) {
      const times = {};
      for (const condition of conditions)
        times[condition.name] = await median(browser, address, press, condition, runs);
      rows.push({ press, times });
      console.log(press.name, times);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

async function median(browser, address, press, condition, runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeOfPress(browser, address, press, condition));
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

measureBuiltSite({ help, section: "first-press", measure, tableOf: pressTable, problemsOf });
