import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { findBrowser } from "../../scripts/browser.mjs";

/** Chromium without a word to the outside. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: flags });
}

/** A page that remembers everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors, failed and third-party requests, in words. */
  readonly faults: string[];
}

/** Opens a page of the site in a context of its own. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a navigation away cuts off is no failure.
    if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      faults.push(`third party: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().includes("/page-data/"))
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, faults };
}
