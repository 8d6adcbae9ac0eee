#!/usr/bin/env node
import { chromium } from "playwright";
import { findBrowser } from "../../scripts/browser.mjs";
import { conditions, presses, pressTable, problemsOf } from "./presses.mjs";
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

/** How much slower than this computer the phone is. */
const SLOWDOWN = 4;

/** In ms: no press takes longer. */
const LONGEST = 20_000;

/**
 * How long a press takes until it is answered, in ms, from the press itself on. No pointer comes near before: on a phone
 * there is none.
 */
async function timeOfPress(browser, address, press, { network, warm, reading }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: "light",
    hasTouch: true,
  });
  try {
    if (warm) await answerTime(context, address, press, network, 0);
    return await answerTime(context, address, press, network, reading);
  } finally {
    await context.close();
  }
}

async function answerTime(context, address, { path, target, done }, { bandwidth, delay }, reading) {
  const page = await context.newPage();
  // What an earlier press has stored, such as a theme.
  await page.addInitScript(() => localStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: delay,
    downloadThroughput: bandwidth,
    uploadThroughput: bandwidth,
    connectionType: "cellular4g",
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(reading);
  // As text: the page's policy lets it make no functions of text.
  const time = await page.evaluate(`new Promise((resolve, reject) => {
    const element = document.querySelector(${JSON.stringify(target)});
    element.scrollIntoView({ block: "center" });
    const start = performance.now();
    element.click();
    const look = () => {
      if (${done}) resolve(Math.round(performance.now() - start));
      else if (performance.now() - start > ${LONGEST}) reject(new Error("The press was not answered"));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
  await page.close();
  return time;
}

measureBuiltSite({ help, section: "first-press", measure, tableOf: pressTable, problemsOf });
