import { setTimeout as pause } from "node:timers/promises";
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
  if (options.javaScriptEnabled !== false) waitForLife(page);
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

/** In ms; a page whose scripts are kept from it never comes alive. */
const PATIENCE = 5_000;

/** Lets `goto` wait until React has taken the page over: a press before that would be lost. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  // A page that leads on at once is gone before it can answer.
  const alive = () => page.evaluate(isAlive).catch(() => false);
  page.goto = async (...destination) => {
    const response = await goto(...destination);
    const deadline = performance.now() + PATIENCE;
    while (performance.now() < deadline && !(await alive())) await pause(20);
    return response;
  };
}

function isAlive(): boolean {
  const root = document.getElementById("___gatsby");
  return !root || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
}
