import { expect, test } from "../../support/browser/fixtures";
import type { Locator } from "@playwright/test";
import { buildFiles } from "../../../src/domain/routes";
import { clubContent, eventContent } from "../../support/content/content";
import { passTimeUntil } from "../../support/browser/interactive-page";
import { brokenBars } from "../../support/browser/bar-in-windows";
import { t } from "../../../src/words/t";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("all Quick Links can be reached in a window that is lower than their list", async ({ site }) => {
  const { page } = await site.open({ viewport: { width: 1024, height: 240 } });
  await page.goto("/events");
  await page.getByRole("button", { name: t("Quick Links") }).click();
  const last = page.locator("#quick-links").getByRole("link").last();
  await last.focus();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(240);
});

test("everything that Tab brings into view is shown with its whole focus ring @main", async ({ site }) => {
  const { page } = await site.open({ viewport: { width: 320, height: 568 } });
  await page.goto("/events");
  const cutOff: unknown[] = [];
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press("Tab");
    const beyond = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      // 3 px, and 2 px away.
      return top < 5 || bottom + 5 > window.innerHeight ? document.activeElement?.outerHTML : undefined;
    });
    if (beyond !== undefined) cutOff.push(beyond);
  }
  expect(cutOff).toEqual([]);
});

test("the skip link leads to the content @main", async ({ page }) => {
  await page.goto("/events");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t("Skip to content"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
});

test("copied text contains no words that are only for screen readers", async ({ site }) => {
  const { page } = await site.open();
  await page.goto("/");
  const hidden = await page.locator("a[target=_blank] > .visually-hidden").first().textContent();
  await page.keyboard.press("Control+a");
  const copied = await page.evaluate(() => String(window.getSelection()));
  expect(copied).toContain(await page.getByRole("heading", { level: 1 }).textContent());
  expect(copied).not.toContain(hidden?.trim());
});

test("the way back up appears after 300 px and leads to the top", async ({ site }) => {
  const { page } = await site.open({ reducedMotion: "reduce" });
  await page.goto("/events");
  const button = page.getByRole("button", { name: t("Scroll to top") });
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 301));
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
});

test("the theme follows the system until one is chosen, which is remembered without a flash @main", async ({
  site,
}) => {
  const { page } = await site.open({ colorScheme: "dark" });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/events");
  const dark = await background();
  await page.getByRole("button", { name: t("Dark theme") }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("h1");
  expect(await background()).toBe(light);
});

test("nothing is drawn before the script has come that applies a chosen theme", async ({ site }) => {
  const { page } = await site.open({ colorScheme: "light", becomesInteractive: false });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  let wasDrawn: boolean | undefined;
  await page.route(`**${buildFiles.hashedStartScript("*")}`, async (route) => {
    wasDrawn = await page.evaluate(() => document.querySelector("body") !== null);
    await route.continue();
  });
  await page.goto("/events");
  expect(wasDrawn).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

/** A toast disappears after a while, so the clock is stopped while the test needs it. */
const withClipboard = {
  permissions: ["clipboard-read", "clipboard-write"],
  clockStopsAt: Date.parse("2026-03-01T10:00:00Z"),
};

const isGone = (toast: Locator) => async () => (await toast.count()) === 0;

test("a toast appears bottom-right, can be reached with Alt+T and closed, and costs nothing before", async ({
  site,
}) => {
  const [event] = eventContent();
  const { page } = await site.open(withClipboard);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(`/events/${event?.id ?? ""}`);
  const before = scripts.length;
  await page.getByRole("button", { name: t("Copy link") }).click();
  const toast = page.getByText(t("Link copied to clipboard!"));
  await passTimeUntil(page, () => toast.isVisible(), 10);
  expect(scripts.length).toBeGreaterThan(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeGreaterThan(450);
  await page.keyboard.press("Alt+KeyT");
  await page.waitForFunction(() => document.activeElement?.matches("[data-sonner-toaster]"));
  await page.getByRole("button", { name: t("Close toast") }).click();
  await passTimeUntil(page, isGone(toast));
});

test("without JavaScript the menu and the footer lead everywhere @main", async ({ site }) => {
  const { page } = await site.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("link", { name: t("Menu"), exact: true }).click();
  await page
    .getByRole("navigation", { name: t("Main||the menu of the site") })
    .getByRole("link", { name: t("Events"), exact: true })
    .click();
  await page.getByRole("heading", { level: 1, name: t("Events") }).waitFor();
});

test("headings are drawn in the site's own letters, with accents and without ligatures", async ({ page }) => {
  await page.goto("/");
  const letters = "Az09ÀÇÉÍÑÕÜßãåçèîñõöøýÿŒœ¿¡«»–—‘’“”…•€™";
  const widths = await page.evaluate(async (text) => {
    await document.fonts.load('700 20px "JetBrains Mono"');
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return [];
    // Where a letter is missing, the next font draws it: each of its letters has another width.
    pen.font = '700 20px "JetBrains Mono", serif';
    const width = (part: string) => Math.round((pen.measureText(part).width / part.length) * 100) / 100;
    return [...text.split(""), "=>", "!="].map(width);
  }, letters);
  expect(new Set(widths)).toEqual(new Set([12]));
});

for (const [path, chosen, other] of [
  ["/team", '[aria-pressed="true"]', '[aria-pressed="false"]'],
  ["/instructions", '[aria-selected="true"]', '[aria-selected="false"]'],
  ["/blog", "nav a[aria-current]", "nav a:not([aria-current])"],
] as const)
  test(`in the reader's own colours ${path} shows which view is chosen`, async ({ site }) => {
    const { page } = await site.open({ forcedColors: "active" });
    await page.goto(path);
    const ground = (choice: string) =>
      page
        .locator(`main ${choice}`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(chosen)).not.toBe(await ground(other));
  });

test("the bar fits into every window, with the spacing of letters and words that a reader may choose, too", async ({
  site,
}) => {
  const { page } = await site.open({ bypassCSP: true });
  await page.goto("/events");
  expect(await brokenBars(page)).toEqual([]);
  await page.addStyleTag({ content: "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" });
  expect(await brokenBars(page)).toEqual([]);
});

test("paper shows the open part of the instructions without its tabs", async ({ page }) => {
  await page.goto("/instructions#events");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("tab").first().isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 2, name: t("Events") }).isVisible()).toBe(true);
});

for (const javaScriptEnabled of [true, false])
  test(`paper shows only the club's name of the bar (with scripts: ${javaScriptEnabled})`, async ({ site }) => {
    // As wide as a sheet of A4.
    const { page } = await site.open({ javaScriptEnabled, viewport: { width: 794, height: 1123 } });
    await page.goto("/events");
    await page.emulateMedia({ media: "print" });
    const parts = page.locator("header").first().locator("a, button");
    const shown = await parts.evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.ariaLabel),
    );
    expect(shown).toEqual([t("{club}, home", { club: clubContent().shortName })]);
    expect(await page.locator("header").first().innerText()).toBe(clubContent().shortName);
  });
