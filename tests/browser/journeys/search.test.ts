import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import type { Page } from "@playwright/test";
import { routes } from "../../../src/domain/routes";
import { noticeContent } from "../../support/content/content";
import { untilFocused } from "../../support/browser/interactive-page";
import { t } from "../../../src/words/t";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const palette = (page: Page) => page.getByRole("dialog", { name: t("Search this site") });
const field = (page: Page) => page.getByRole("searchbox", { name: t("Search this site") });
const result = (page: Page, title: string) => page.locator("[data-result]").filter({ hasText: title });

const words = (text: string) => text.match(/[\p{L}\p{M}]{4,}/gu) ?? [];

/** A notice with a word of this script that is only in its body, and in no other notice. */
function noticeWith(script: RegExp) {
  const notices = noticeContent();
  for (const notice of notices) {
    const elsewhere = JSON.stringify([notices.filter((other) => other !== notice), { ...notice, content: "" }]);
    const word = words(notice.content ?? "").find((each) => script.test(each) && !elsewhere.includes(each));
    if (word !== undefined) return { word, title: notice.title, path: routes.item("notices", notice.id) };
  }
  throw new Error("No notice has a word of its own");
}

/** Without what windows and the parts that scroll cut off. */
const heightInSight = (element: Element) =>
  new Promise<number>((resolve) => {
    new IntersectionObserver(([entry]) => resolve(entry?.intersectionRect.height ?? 0)).observe(element);
  });

test("a word that is only in a notice's body is found on a phone, from any page @main", async ({ site }) => {
  const { word, title, path } = noticeWith(/^[a-z]+$/);
  const { page } = await site.open(phone);
  await page.goto("/team");
  await page.getByRole("link", { name: t("Search"), exact: true }).tap();
  await palette(page).waitFor();
  await field(page).fill(word);
  await result(page, title).locator("mark").first().waitFor();
  await result(page, title).tap();
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe(path);
  expect(await palette(page).count()).toBe(0);
});

test("everything works with the keyboard: open, type, walk, choose, close @main", async ({ page }) => {
  const { word, title } = noticeWith(/^[a-z]+$/);
  await page.goto("/events");
  await page.keyboard.press("/");
  await palette(page).waitFor();
  expect(await field(page).inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type(word);
  await result(page, title).first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-result"))).toBe(true);
  await page.keyboard.press("ArrowUp");
  await untilFocused(field(page));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/search?q=${word}`);
  await result(page, title).waitFor();
});

test("in a window as short as one at 400%, the focused result is in sight, and what follows comes after the last one", async ({
  site,
}) => {
  const { word, title } = noticeWith(/^[a-z]+$/);
  const { page } = await site.open({ viewport: { width: 320, height: 256 } });
  await page.goto("/events");
  await page.keyboard.press("Control+k");
  await palette(page).waitFor();
  await page.keyboard.type(word);
  await result(page, title).first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("[data-result]:focus").evaluate(heightInSight)).toBeGreaterThan(100);
  const end = await page.locator("[data-result]").last().boundingBox();
  const below = await palette(page)
    .getByRole("link", { name: t("All results and filters") })
    .boundingBox();
  expect(below?.y).toBeGreaterThan((end?.y ?? Infinity) + (end?.height ?? 0) - 1);
});

test("without a connection the palette says so where the reader is, and opens once there is one", async ({ site }) => {
  const { page } = await site.open({ ...phone, mayFail: true });
  await page.goto("/team");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: t("Search") }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: t("The search can't be loaded: you are offline.") })
    .waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe("/team");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: t("Search") }).click();
  await palette(page).waitFor();
});

test("without JavaScript the page says what it needs and offers the sections", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/events");
  await page.getByRole("link", { name: t("Search"), exact: true }).click();
  await page.getByText(t("The search runs in your browser and needs JavaScript, which is off.")).waitFor();
  expect(await field(page).isVisible()).toBe(false);
  await page
    .getByRole("navigation", { name: t("Sections") })
    .getByRole("link", { name: t("Notice") })
    .click();
  await page.getByRole("heading", { level: 1, name: t("Notices") }).waitFor();
});
