import { auditAllPages, themes, type Audit } from "../support/axe-audit";
import { siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();
let audit: Audit;

beforeAll(async () => {
  audit = await auditAllPages(site, { width: 1280, height: 900 });
}, 15 * 60_000);

test.each(themes)(
  "on a desktop in the %s theme axe finds nothing on any page, and none is wider than the window",
  (theme) => {
    expect(audit[theme]).toEqual([]);
  },
);
