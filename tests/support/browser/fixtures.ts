import { test as base, expect, type Browser } from "@playwright/test";
import { startSite, type RunningSite } from "../servers/site-server";
import { openPage, prepare, type PageOptions, type WatchedPage } from "./browser";

export { expect };

/** The built site for a test. */
export interface SiteInBrowser {
  readonly browser: Browser;
  readonly origin: string;
  /** A page in a separate context, which is closed after the test; errors on it fail the test. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

interface OfWorker {
  /** The built site, served with its real headers. */
  readonly server: RunningSite;
}

interface OfTest {
  readonly site: SiteInBrowser;
  /** The errors on `page`; a test fails if any are left at the end. */
  readonly errors: string[];
}

/** Playwright's tests, with `page` on the built site, watched for errors, and `site` to open further or other pages. */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({}, use) => {
      const server = await startSite();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  errors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, "what went wrong on the page").toEqual([]);
  },
  page: async ({ page, server, errors, javaScriptEnabled }, use) => {
    await prepare(page, server.origin, { javaScriptEnabled }, errors);
    await use(page);
  },
  site: async ({ browser, server }, use) => {
    const opened: (WatchedPage & { readonly mayFail: boolean })[] = [];
    await use({
      browser,
      origin: server.origin,
      open: async (options = {}) => {
        const watched = await openPage(browser, server.origin, options);
        opened.push({ ...watched, mayFail: options.mayFail === true });
        return watched;
      },
    });
    await Promise.all(opened.map(({ page }) => page.context().close()));
    expect(
      opened.flatMap(({ errors, mayFail }) => (mayFail ? [] : errors)),
      "what went wrong on the pages",
    ).toEqual([]);
  },
});
