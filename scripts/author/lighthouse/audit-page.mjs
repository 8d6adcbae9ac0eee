import { spawn } from "node:child_process";
import { findBrowser } from "../../browser.mjs";
import { figuresOf, medianOf } from "./scores.mjs";

/**
 * The median of several runs of Lighthouse on a page, with its settings for a phone on a slow network.
 *
 * @param {string} script of Lighthouse
 * @param {string} url
 * @param {number} runs
 */
export async function auditPage(script, url, runs) {
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
