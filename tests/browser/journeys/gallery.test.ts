import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { isVideo } from "../../../src/model/values/media";
import { postContent } from "../../support/content/content";
import { passTime } from "../../support/browser/interactive-page";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const posts = postContent();
const withVideo = posts.find(({ media = [] }) => media.some(isVideo));

const start = Date.parse("2026-03-01T10:00:00Z");

/** Each post of the list; their descriptions may hold lists too. */
const cards = (page: Page) => page.getByRole("list", { name: t("Posts") }).locator("[aria-posinset]");
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test("nothing moves under the eyes of a reader who reaches the bottom before the next posts @main", async ({
  site,
}) => {
  const { page } = await site.open({ clockStopsAt: start });
  await page.goto("/post");
  await page.evaluate(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });
  await scrollToEnd(page);
  await page.getByText(t("Loading more posts...")).waitFor();
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
  await passTime(page, 500);
  await cards(page).nth(9).waitFor();
  await page.getByRole("contentinfo").waitFor();
  expect(await page.evaluate<unknown>("window.shifts")).toEqual([]);
});

test("without JavaScript the gallery links to more posts, and a post is complete", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/post");
  expect(await page.getByRole("main").getByRole("article").count()).toBe(5);
  await page.getByRole("link", { name: t("More posts") }).click();
  await page.getByRole("heading", { level: 1, name: posts[5]?.title ?? "" }).waitFor();
  await page.getByRole("link", { name: beginningOf(t("Next post")) }).waitFor();
  await page.goto(`/post/${withVideo?.id ?? ""}`);
  expect(await page.locator("video[controls]").count()).toBeGreaterThan(0);
});

for (const [fault, body] of [
  ["can't be parsed", "}}}"],
  ["throws", "throw new Error('The code is broken');"],
] as const)
  test(`a viewer whose code ${fault} is said not to work, and the next press opens the picture without it`, async ({
    page,
    errors,
  }) => {
    await page.goto("/post");
    await page.route(/\/chunk-[^/]*\.js/, async (route) => {
      const response = await route.fetch();
      const isViewer = (await response.text()).includes(t("Your browser does not support the video tag."));
      await route.fulfill(isViewer ? { contentType: "text/javascript", body } : { response });
    });
    const opener = page.locator("main [data-opens=viewer]").first();
    await opener.click();
    await page.getByText(t("The viewer does not work")).waitFor({ timeout: 8000 });
    const picture = (await opener.getAttribute("href")) ?? "";
    await opener.click();
    await page.waitForURL(`**${picture}`);
    // Errors are also in the console.
    errors.splice(0);
  });
