import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { waitUntilInteractive } from "./interactive-page";

/** A page that records everything that goes wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings in the console, uncaught errors, failed and third-party requests, as sentences. */
  readonly errors: string[];
}

export interface PageOptions extends BrowserContextOptions {
  /** True if the page becomes interactive; tests that block its scripts set this to false. */
  readonly becomesInteractive?: boolean;
  /** In ms since 1970: when the page's clock is stopped. The test moves it on (interactive-page.ts). */
  readonly clockStopsAt?: number;
  /** True if the test expects errors on the page and checks them itself. */
  readonly mayFail?: boolean;
}

/** In ms. */
const HOUR = 3_600_000;

/** The API that pages with ratings request. Tests never reach it: those that need an answer provide it. */
const CODEFORCES = /^https:\/\/codeforces\.com\/api\//;

/** Opens a page of the site in its own context. */
export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  // In a separate context, so that a page may open others.
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  await prepare(page, origin, options, errors);
  return { page, errors };
}

/** Makes `goto` resolve when the page can be used, and records errors in a list. */
export async function prepare(page: Page, origin: string, options: PageOptions, errors: string[]): Promise<void> {
  const { becomesInteractive = options.javaScriptEnabled !== false, clockStopsAt } = options;
  gotoPathsOfSite(page);
  page.context().on("page", gotoPathsOfSite);
  if (clockStopsAt !== undefined) {
    // The clock runs until it is paused, and can only be paused at a later time.
    await page.clock.install({ time: clockStopsAt - HOUR });
    await page.clock.pauseAt(clockStopsAt);
  }
  if (becomesInteractive) waitUntilInteractive(page, clockStopsAt !== undefined);
  watch(page, origin, errors);
}

function watch(page: Page, origin: string, errors: string[]): void {
  page.on("console", (message) => {
    // Failed requests are in the list with their addresses.
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Failed to load resource"))
      errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    // On a busy computer, Chromium may skip a fade before the first script of the page can notice it, or at a page that
    // only redirects.
    if (!/Page already revealed$|ViewTransition opt-in disabled$/.test(error.message))
      errors.push(`error: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A request that a navigation cancels is not a failure, nor is a page that the browser prerenders and discards.
    // What the
    // policy refuses is also in the console, and without JavaScript all scripts are refused in its name.
    const isPrepared = "sec-purpose" in request.headers();
    if (reason !== "net::ERR_ABORTED" && reason !== "csp" && !isPrepared && !CODEFORCES.test(request.url()))
      errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()) && !CODEFORCES.test(request.url()))
      errors.push(`third party: ${request.url()}`);
  });
  page.on("response", (response) => {
    // A test that opens an address without a page says so itself.
    const isWanted = response.request().isNavigationRequest() || response.url().includes("/page-data/");
    if (response.status() >= 400 && !isWanted) errors.push(`${response.status()}: ${response.url()}`);
  });
}

/** Makes `goto` accept paths of the site, even if it is in a folder of its host. */
function gotoPathsOfSite(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(servedPath(path), options);
}
