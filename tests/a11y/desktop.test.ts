import { auditAllPages } from "../support/axe-audit";
import { siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

test.each(["light", "dark"] as const)(
  "on a desktop in the %s theme axe finds nothing on any page, and none is wider than the window",
  async (theme) => {
    expect(await auditAllPages(site.browser, site.origin, { width: 1280, height: 900 }, theme)).toEqual([]);
  },
  15 * 60_000,
);
