import type { Browser } from "playwright";
import { auditAllPages } from "../support/axe-audit";
import { launchBrowser } from "../support/browser";
import { startSite, type RunningSite } from "../support/site-server";

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(["light", "dark"] as const)(
  "on a desktop in the %s theme axe finds nothing on any page, and none is wider than the window",
  async (theme) => {
    expect(await auditAllPages(browser, site.origin, { width: 1280, height: 900 }, theme)).toEqual([]);
  },
  15 * 60_000,
);
