import type { Browser, BrowserContextOptions } from "playwright";
import { launchBrowser, openPage, type WatchedPage } from "./browser";
import { startSite, type RunningSite } from "./site-server";

/** The built site as the tests of a file visit it. */
export interface SiteInBrowser {
  readonly browser: Browser;
  readonly origin: string;
  /** A page in a context of its own. */
  open(options?: BrowserContextOptions): Promise<WatchedPage>;
}

/** In ms, on a machine that has other things to do. */
const START_TIME = 60_000;

/** Serves the built site and starts a browser before the tests of a file, and ends both after them. */
export function siteInBrowser(): SiteInBrowser {
  let running: { readonly browser: Browser; readonly server: RunningSite } | undefined;
  const started = () => {
    if (!running) throw new Error("The site is there within tests only");
    return running;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launchBrowser(), startSite()]);
    running = { browser, server };
  }, START_TIME);
  afterAll(async () => {
    await running?.browser.close();
    await running?.server.close();
  });
  return {
    get browser() {
      return started().browser;
    },
    get origin() {
      return started().server.origin;
    },
    open: (options) => openPage(started().browser, started().server.origin, options),
  };
}
