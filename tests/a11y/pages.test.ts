import { siteInBrowser } from "../support/browser/site-in-browser";
import { startSlowSite } from "../support/browser/slow-site";
import { themes, visitEveryPage, windows, type Visit } from "../support/browser/visit-every-page";

const slowSite = siteInBrowser(startSlowSite);
let visit: Visit;

beforeAll(async () => {
  visit = await visitEveryPage(slowSite);
}, 15 * 60_000);

test("every page becomes interactive without an error, a violation, a third-party request, a shift or an obstacle to coming back, however slowly it arrives", () => {
  expect(visit.start).toEqual([]);
});

describe.each(windows)("on a $name", ({ name }) => {
  test.each(themes)("in the %s theme axe finds nothing on any page, and none is wider than the window", (theme) => {
    expect(visit.looks[name][theme]).toEqual([]);
  });
});
