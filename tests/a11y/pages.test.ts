import { auditAllPages, themes, windows, type Audit } from "../support/browser/axe-audit";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();
let audit: Audit;

beforeAll(async () => {
  audit = await auditAllPages(site);
}, 15 * 60_000);

describe.each(windows)("on a $name", ({ name }) => {
  test.each(themes)("in the %s theme axe finds nothing on any page, and none is wider than the window", (theme) => {
    expect(audit[name][theme]).toEqual([]);
  });
});
