import type { Browser, BrowserContext } from "playwright";
import { openPage, theBrowser, type PageOptions, type WatchedPage } from "./browser";
import { startSite, type RunningSite } from "../servers/site-server";

/** The built site as the tests of a file visit it. */
export interface SiteInBrowser {
  readonly browser: Browser;
  readonly origin: string;
  /** A page in a context of its own. */
  open(options?: PageOptions): Promise<WatchedPage>;
  /** Keeps a context open for the next test. */
  keep(context: BrowserContext): void;
}

/** Serves the built site to the tests of a file, in the browser that all files share. */
export function siteInBrowser(start = startSite): SiteInBrowser {
  let server: RunningSite | undefined;
  const kept = new Set<BrowserContext>();
  const origin = () => {
    if (!server) throw new Error("The site is served only while tests run");
    return server.origin;
  };
  beforeAll(async () => {
    server = await start();
  });
  afterEach(() =>
    Promise.all(
      theBrowser()
        .contexts()
        .filter((context) => !kept.has(context))
        .map((context) => context.close()),
    ),
  );
  afterAll(() => server?.close());
  return {
    get browser() {
      return theBrowser();
    },
    get origin() {
      return origin();
    },
    open: (options) => openPage(theBrowser(), origin(), options),
    keep: (context) => void kept.add(context),
  };
}
