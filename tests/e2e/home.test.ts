import type { Browser } from "playwright";
import { upcomingAt } from "../../src/domain/upcoming";
import { launchBrowser, openPage } from "../support/browser";
import { eventContent, homeContent } from "../support/content";
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

test("the terminal prints a line every 800 ms and starts again 2 s after the last", async () => {
  const { page } = await openPage(browser, site.origin);
  await page.clock.install();
  await page.goto("/");
  const lines = homeContent().terminal ?? [];
  const shown = () => page.locator('[role="img"][aria-label^="A terminal"] [data-shown]').count();
  await page.waitForFunction(() => !document.querySelector('[role="img"] [data-shown]'));
  await page.clock.runFor(800);
  expect(await shown()).toBe(1);
  await page.clock.runFor(800);
  expect(await shown()).toBe(2);
  await page.clock.runFor(800 * (lines.length - 2));
  expect(await shown()).toBe(lines.length);
  await page.clock.runFor(1900);
  expect(await shown()).toBe(lines.length);
  await page.clock.runFor(200);
  expect(await shown()).toBe(0);
});

test("the terminal stands still for those who asked for less motion", async () => {
  const { page } = await openPage(browser, site.origin, { reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  const terminal = page.getByRole("img", { name: /^A terminal/ });
  expect(await terminal.locator("[data-shown]").count()).toBe(homeContent().terminal?.length);
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
});

test("what comes next is decided when the page is read, not when it was built", async () => {
  const { page, faults } = await openPage(browser, site.origin);
  await page.clock.setFixedTime(new Date("2999-01-01T00:00:00Z"));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByText("No Upcoming Events or Workshops").waitFor();
  await page.getByRole("link", { name: "Past events" }).click();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  expect(faults).toEqual([]);
});

test("at most three things stand under Upcoming, the earliest event among them", async () => {
  const { page } = await openPage(browser, site.origin);
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.getByRole("region", { name: "Upcoming" });
  expect(await section.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  const [next] = upcomingAt(
    eventContent().filter(({ status }) => status !== "cancelled"),
    new Date(),
  );
  if (next) expect(await section.getByRole("heading").allTextContents()).toContain(next.title);
});
