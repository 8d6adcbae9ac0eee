import { expect, test } from "../../support/browser/fixtures";
import { articleContent } from "../../support/content/content";

const article = articleContent().find(
  ({ body, status }) => status !== "draft" && body.includes(":::tabs") && body.includes(":::solution"),
);
const address = `/blog/${article?.slug ?? ""}`;

const tabs = "[data-tabs]";
const fold = "[data-fold]";

test("the language of code that a reader has chosen by keyboard is there before a page is drawn", async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector("[data-tabs] input:checked + label");
      if (shown) Object.assign(window, { firstDrawn: shown.textContent });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const firstDrawn = () => page.evaluate(() => String(Reflect.get(window, "firstDrawn")));
  await page.goto(address);
  const labels = await page.locator(tabs).first().locator("label").allTextContents();
  await page.waitForFunction(() => Reflect.has(window, "firstDrawn"));
  expect(await firstDrawn()).toBe(labels[0]);
  await page.locator(`${tabs} input`).first().focus();
  await page.keyboard.press("ArrowRight");
  const code = page.locator(tabs).first().locator("pre");
  expect(await Promise.all([code.first().isVisible(), code.last().isVisible()])).toEqual([false, true]);
  await page.reload();
  await page.waitForFunction(() => Reflect.has(window, "firstDrawn"));
  expect(await firstDrawn()).toBe(labels[1]);
});

test("without its scripts and styles, a reader opens a solution and switches to other code", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto(address);
  const solution = page.locator(fold).first();
  expect(await solution.locator("p").first().isVisible()).toBe(false);
  await solution.locator("summary").click();
  expect(await solution.locator("p").first().isVisible()).toBe(true);
  await page.locator(`${tabs} label`).nth(1).click();
  expect(await page.locator(`${tabs} pre`).nth(1).isVisible()).toBe(true);
});

test("on paper all code is there, and all that is folded", async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  const parts = page.locator(`${fold} p, ${tabs} pre`);
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) expect((await part.boundingBox())?.height).toBeGreaterThan(10);
});
