import { chromium, type BrowserServer } from "playwright";
import { findBrowser } from "../../scripts/browser.mjs";
import { browserEndpointOf } from "./browser-endpoint";

/** The browsers of this run, from its start to its end. */
export const runningBrowsers: BrowserServer[] = [];

/** Chromium without requests of its own. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts a browser for each of jest's workers. They share none, since a browser has only one clipboard. */
export default async function startBrowsers({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  await Promise.all(
    Array.from({ length: maxWorkers }, async (_, index) => {
      const browser = await chromium.launchServer({ executablePath: findBrowser(), args: flags });
      runningBrowsers.push(browser);
      process.env[browserEndpointOf(String(index + 1))] = browser.wsEndpoint();
    }),
  );
}
