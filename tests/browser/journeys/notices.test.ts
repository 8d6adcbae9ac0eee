import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { newestNoticeFirst } from "../../../src/domain/activities/newest-first";
import { noticeContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const notices = noticeContent()
  .map(({ id, title, date, pinned, priority, expiryDate, isActive }) => ({
    ...{ jsonId: id, title, date: date ?? null, pinned: pinned ?? null, priority: priority ?? null },
    ...{ expiryDate: expiryDate ?? null, isActive: isActive ?? null },
  }))
  .sort(newestNoticeFirst);
const count = notices.length;

const showing = (page: Page, from: number, to: number, total = count) =>
  page.getByText(t("Showing {from} to {to} of {count} results", { from, to, count: total })).waitFor();

test("a reader who comes back to the second page of notices finds the place that was left @main", async ({ site }) => {
  const { page } = await site.open({ viewport: { width: 360, height: 500 } });
  await page.goto("/notice");
  await page.getByRole("button", { name: t("Next") }).click();
  await showing(page, 11, Math.min(20, count));
  const link = page.getByRole("row").nth(2).getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL(/\/notice\/[^/]+$/);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await showing(page, 11, Math.min(20, count));
  await page.waitForFunction((position) => window.scrollY === position, left);
});

test("on a phone the rows are cards and still a table", async ({ site }) => {
  const { page } = await site.open({ viewport: { width: 360, height: 740 } });
  await page.goto("/notice");
  expect(await page.getByRole("columnheader").count()).toBe(4);
  expect(await page.getByRole("row").count()).toBe(11);
  const [first, second] = await page
    .getByRole("row")
    .nth(1)
    .getByRole("cell")
    .evaluateAll((cells) => cells.slice(1, 3).map((cell) => cell.getBoundingClientRect().top));
  expect(second).toBeGreaterThan(first ?? Infinity);
});

test("a reader who never starts the application also sees what is new since the last visit", async ({ site }) => {
  const [newest] = notices;
  const { page } = await site.open({ becomesInteractive: false });
  await page.goto("/notice");
  await page.goto("/events");
  await page.evaluate((id) => {
    const seen = localStorage.getItem("seenNotices") ?? "";
    localStorage.setItem("seenNotices", seen.replace(JSON.stringify(id), '"another"'));
  }, newest?.jsonId);
  await page.goto("/notice");
  await page
    .getByRole("region", { name: t("New notices") })
    .getByText(t("{count, plural, one {# new} other {# new}} since your last visit.", { count: 1 }))
    .waitFor();
});
