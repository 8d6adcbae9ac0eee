import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { buildFiles, routes } from "../../../src/domain/routes";
import { readablePages } from "../../support/built-site";

const inBangla = `/bn${routes.list("events")}`;

/** A page on a device that draws all letters as one box, or each as wide as its number; `send` lets its letters come. */
async function openOn(site: SiteInBrowser, device: "without Bangla" | "with Bangla") {
  const { page, errors } = await site.open();
  await page.addInitScript((knows) => {
    const measureText = (text: string) => ({ width: knows ? text.codePointAt(0) : 10 });
    Reflect.set(CanvasRenderingContext2D.prototype, "measureText", measureText);
  }, device === "with Bangla");
  const asked: string[] = [];
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/bengali/, async (route) => {
    asked.push(route.request().url());
    await sent;
    await route.continue();
  });
  return { page, errors, asked, send };
}

const isHidden = (page: Page) => page.evaluate(() => getComputedStyle(document.body).visibility === "hidden");

/** The texts in Bangla whose widths change when the browser draws them again: they were boxes. */
const outdatedTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && /[\u0995-\u09b9]/.test(walker.currentNode.data))
        texts.push(walker.currentNode);
    const widths = () =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      });
    const before = widths();
    document.documentElement.style.fontFeatureSettings = '"kern", "locl"';
    const after = widths();
    return texts
      .filter((_text, place) => Math.abs((before[place] ?? 0) - (after[place] ?? 0)) > 2)
      .map(({ data }) => data);
  });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page in Bangla waits for its letters on a device without any, so that no boxes are shown", async ({ site }) => {
  const { page, send } = await openOn(site, "without Bangla");
  // A page that has waited long enough would be shown without them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(inBangla, { waitUntil: "domcontentloaded" });
  expect(await isHidden(page)).toBe(true);
  send();
  await heading(page).waitFor();
  const loaded = await page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /Bangla/.test(family) && status === "loaded"),
  );
  expect(loaded).toBe(true);
});

test("no word in Bangla stays a box on a device without its letters", async ({ site }) => {
  const boxes: string[] = [];
  for (const path of ["/bn/", "/bn/notice", "/bn/events", "/bn/team", "/bn/blog", "/bn/notice"]) {
    const { page } = await site.open({ viewport: { width: 360, height: 740 } });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    boxes.push(...(await outdatedTexts(page)).map((word) => `${path}: ${word}`));
    await page.close();
  }
  expect(boxes).toEqual([]);
});

test("a page in Bangla is shown after two seconds, even if its letters do not come", async ({ site }) => {
  const { page, send } = await openOn(site, "without Bangla");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(inBangla, { waitUntil: "domcontentloaded" });
  await page.clock.runFor(1_999);
  expect(await isHidden(page)).toBe(true);
  await page.clock.runFor(1);
  expect(await isHidden(page)).toBe(false);
  send();
});

test("a page with some words in Bangla does not wait for their letters", async ({ site }) => {
  const some = readablePages().find(
    ({ path, html }) => !path.startsWith("/bn") && html.includes(buildFiles.banglaScript),
  );
  const { page, asked, send } = await openOn(site, "without Bangla");
  await page.goto(some?.path ?? "", { waitUntil: "domcontentloaded" });
  expect(await isHidden(page)).toBe(false);
  send();
  await page.waitForLoadState();
  expect(new Set(asked).size).toBe(1);
});

/** The fonts of the page around Decap, and the last fallback fonts of Decap. */
const families = ["Bangla", "Helvetica", "Courier"];

const familiesOf = (page: Page) => page.evaluate(() => [...document.fonts].map(({ family }) => family));

test("the editor has letters for Bangla on a device without any, under each name that it asks for", async ({
  site,
}) => {
  const { page, send } = await openOn(site, "without Bangla");
  send();
  await page.goto(`${routes.desk}?demo`);
  await expect.poll(() => familiesOf(page)).toEqual(expect.arrayContaining(families));
  const loaded = await page.evaluate(async (names) => {
    const faces = await Promise.all(names.map((name) => document.fonts.load(`16px ${name}`, "ক")));
    return faces.map((each) => each.length > 0 && each.every(({ status }) => status === "loaded"));
  }, families);
  expect(loaded).toEqual(families.map(() => true));
});
