import type { Browser, BrowserContextOptions, Page } from "playwright";

/** The browser that all test files of a process share. */
export function theBrowser(): Browser {
  if (!sharedBrowser) throw new Error("No browser runs: jest.config.mjs starts one for some folders of tests only");
  return sharedBrowser;
}

/** A page that remembers everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors, failed and third-party requests, in words. */
  readonly faults: string[];
}

export interface PageOptions extends BrowserContextOptions {
  /** Whether React takes the page over; a test that keeps scripts from the page says that it does not. */
  readonly comesAlive?: boolean;
}

/** How long the browser may take for one thing, in ms: long enough for a machine with other work. */
const PATIENCE = 60_000;

/** Opens a page of the site in a context of its own; its `goto` ends when the page can be used. */
export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  const { comesAlive = options.javaScriptEnabled !== false, ...contextOptions } = options;
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: { width: 1280, height: 900 } },
    ...contextOptions,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (comesAlive) waitForLife(page);
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

/** Lets `goto` wait until React has taken the page over: what is drawn before that is not final. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...destination) => {
    const response = await goto(...destination);
    await page.waitForFunction(isAlive, undefined, { polling: 20 });
    return response;
  };
}

/** Whether React has compared the whole page with its HTML. Pages without React are alive at once. */
function isAlive(): boolean {
  const element = document.getElementById("___gatsby");
  if (!element) return true;
  const key = Object.keys(element).find((name) => name.startsWith("__reactContainer"));
  if (key === undefined) return false;
  // React says it nowhere in public.
  const path = [key, "stateNode", "current", "memoizedState", "isDehydrated"];
  return path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), element) === false;
}
