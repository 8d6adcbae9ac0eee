import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { t } from "../../../src/words/t";

/** The first and the last moment of the banner at the club, and the one before and after them. */
const days = {
  before: "2998-11-30T23:59:59-03:00",
  first: "2998-12-01T00:00:00-03:00",
  last: "2998-12-31T23:59:59-03:00",
  after: "2999-01-01T00:00:00-03:00",
};

const bannerOf = (page: Page) => page.getByRole("complementary", { name: t("Announcement") });

/** Adds up how far parts of a page have moved since it began. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shift")));
}

for (const width of [360, 1280])
  test(`the banner comes and goes by the reader's clock in a window of ${width} px, and nothing moves`, async ({
    site,
  }) => {
    const { page } = await site.open({ viewport: { width, height: 740 }, becomesInteractive: false });
    const shifts = await measureShifts(page);
    for (const [when, instant] of Object.entries(days)) {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto("/events", { waitUntil: "load" });
      expect(await bannerOf(page).isVisible(), when).toBe(when === "first" || when === "last");
      expect(await shifts(), when).toBe(0);
    }
  });

test("a reader who dismisses the banner does not see it again, and loads no application for it", async ({ site }) => {
  const { page } = await site.open({ becomesInteractive: false });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.clock.setFixedTime(new Date(days.first));
  // No word of this page depends on the clock, which would be a reason to load the application.
  await page.goto("/advisor", { waitUntil: "load" });
  await expect(bannerOf(page).getByRole("link")).toHaveAttribute("href", /\/events$/);
  const button = bannerOf(page).getByRole("button", { name: t("Dismiss||a banner") });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
  expect(scripts.filter((address) => /\/app-/.test(address))).toEqual([]);
  await page.goto("/", { waitUntil: "load" });
  await expect(bannerOf(page)).toBeHidden();
});

test("without JavaScript the banner is there as it was when the site was built: not yet", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/events");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
});

const ADDRESS = "https://robotica.example.net";

/** Visits pages at the address of the site, and returns the requests to the counter and the errors on the pages. */
async function countedVisits(
  browser: Parameters<Parameters<typeof test>[2]>[0]["browser"],
  origin: string,
  { at = ADDRESS, signal = {} }: { readonly at?: string; readonly signal?: object } = {},
) {
  const context = await browser.newContext();
  const [told, faults]: [unknown[], string[]] = [[], []];
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
  }, signal);
  await context.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
  });
  await context.route("https://stats.example.net/**", async (route) => {
    const request = route.request();
    told.push({ address: request.url(), cookie: request.headers().cookie, ...JSON.parse(request.postData() ?? "{}") });
    await route.fulfill({ status: 202 });
  });
  const page = await context.newPage();
  page.on("console", (message) => faults.push(message.text()));
  for (const path of ["/club/events?q=secret", "/club/blog"]) {
    await page.goto(at + path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.readyState === "complete");
  }
  const cookies = await context.cookies();
  await context.close();
  return { told, faults: faults.filter((fault) => /policy|refused/i.test(fault)), cookies };
}

test("each page tells the counter once that it was read, and nothing more, at the address of the site", async ({
  site,
}) => {
  const { told, faults, cookies } = await countedVisits(site.browser, site.origin);
  const visit = (path: string) => ({
    address: "https://stats.example.net/api/event",
    cookie: undefined,
    name: "pageview",
    domain: "robotica.example.net",
    url: `${ADDRESS}/club/${path}`,
    referrer: "",
  });
  expect(told).toEqual([visit("events"), visit("blog")]);
  expect([faults, cookies]).toEqual([[], []]);
});

for (const [who, options] of [
  ["a reader with Global Privacy Control", { signal: { globalPrivacyControl: true } }],
  ["a reader with Do Not Track", { signal: { doNotTrack: "1" } }],
] as const)
  test(`the counter is not told of ${who}`, async ({ site }) => {
    expect((await countedVisits(site.browser, site.origin, options)).told).toEqual([]);
  });

test("the counter is not told of this computer, and the policy opens for its address and no other", async ({
  site,
}) => {
  expect((await countedVisits(site.browser, site.origin, { at: site.origin })).told).toEqual([]);
  const { page } = await site.open({ becomesInteractive: false });
  const answer = await page.goto("/events");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://stats.example.net");
  await expect(page.getByText("stats.example.net")).toBeVisible();
  const editor = await page.request.get(servedPath("/admin"));
  expect(await editor.text()).not.toContain("visits.");
});
