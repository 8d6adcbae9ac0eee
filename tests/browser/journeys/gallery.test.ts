import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { isVideo } from "../../../src/model/values/media";
import { postContent } from "../../support/content/content";
import { passTime, passTimeUntil, settle } from "../../support/browser/interactive-page";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const posts = postContent();
const [newest] = posts;
const oldest = posts.at(-1);
const many = posts.find(({ media = [] }) => media.length > 2 && media.every((item) => !isVideo(item)));
const withVideo = posts.find(({ media = [] }) => media.some(isVideo));

const start = Date.parse("2026-03-01T10:00:00Z");

/** Each post of the list; their descriptions may hold lists too. */
const cards = (page: Page) => page.getByRole("list", { name: t("Posts") }).locator("[aria-posinset]");
const place = t("Open picture {place, number} of {count, number}", { place: 1, count: 2 });
const anyPicture = beginningOf(place.replace("1", "<"));
const firstPicture = beginningOf(place.replace("2", "<"));
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
const hashOf = (page: Page) => new URL(page.url()).hash;

test("nothing moves under the eyes of a reader who reaches the bottom before the next posts", async ({ site }) => {
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

test("the words about posts on their way do not cover the link that has the focus", async ({ site }) => {
  const { page } = await site.open({ clockStopsAt: start, viewport: { width: 320, height: 256 } });
  await page.goto("/post");
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.first().focus();
  const words = page.getByText(t("Loading more posts..."));
  await words.waitFor();
  await settle(page);
  expect(await words.evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

test("the viewer keeps its buttons beside the room of the scrollbar", async ({ site }) => {
  const { page } = await site.open({ viewport: { width: 1280, height: 800 } });
  await page.goto("/post");
  await page.getByRole("link", { name: anyPicture }).first().click();
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  const width = (element: Element) => element.getBoundingClientRect().width;
  expect(await viewer.evaluate(width)).toBe(await page.locator("html").evaluate(width));
});

test("a shared address shows only its post, highlights it for a second and scrolls to it after half a second", async ({
  site,
}) => {
  const { page } = await site.open({
    reducedMotion: "reduce",
    clockStopsAt: start,
    viewport: { width: 360, height: 400 },
  });
  await page.goto("/post");
  await page.evaluate((id) => (window.location.hash = `#${id}`), oldest?.id);
  const card = page.getByRole("article", { name: oldest?.title ?? "", exact: true });
  // Effects may wait for a frame, and frames are the clock's.
  await passTimeUntil(page, () => card.isVisible(), 1);
  expect(await page.getByRole("main").getByRole("article").count()).toBe(1);
  const outline = () => card.evaluate((element) => getComputedStyle(element.parentElement ?? element).outlineColor);
  const top = () => card.evaluate((element) => Math.round(element.parentElement?.getBoundingClientRect().top ?? 0));
  const lit = await outline();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The step in which the post came may have begun before or after it.
  await passTime(page, 498);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await passTime(page, 2);
  expect(await top()).toBe(80);
  await passTime(page, 498);
  expect(await outline()).toBe(lit);
  await passTime(page, 2);
  await page.clock.resume();
  await page.waitForFunction((color) => {
    const block = document.querySelector("main article")?.parentElement;
    return block && getComputedStyle(block).outlineColor !== color;
  }, lit);
});

test("Back and Forward go between a shared post and all of them; other fragments are ignored", async ({ page }) => {
  const articles = page.getByRole("main").getByRole("article");
  await page.goto(`/post#${newest?.id ?? ""}`);
  expect(await articles.count()).toBe(1);
  // The page scrolls to the post meanwhile, so a mouse could miss the link.
  await page.getByRole("link", { name: t("View All Posts") }).press("Enter");
  await cards(page).nth(4).waitFor();
  expect(hashOf(page)).toBe("");
  await page.goBack();
  await page.getByRole("link", { name: t("View All Posts") }).waitFor();
  expect(hashOf(page)).toBe(`#${newest?.id ?? ""}`);
  await page.goForward();
  await cards(page).nth(4).waitFor();
  await page.goto("/post#about");
  expect(await cards(page).count()).toBeGreaterThanOrEqual(5);
  await page.evaluate(() => (window.location.hash = "#987654321"));
  await page.getByText(t("Post Not Found")).waitFor();
  await page.getByRole("link", { name: t("View All Posts") }).click();
  await cards(page).nth(4).waitFor();
});

test("a finger swipes through the viewer", async ({ site }) => {
  const count = many?.media?.length ?? 0;
  const { page } = await site.open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`/post/${many?.id ?? ""}`);
  const first = page.getByRole("link", { name: firstPicture });
  const viewer = page.getByRole("dialog", { name: many?.title ?? "" });
  await first.tap();
  await viewer.getByRole("button", { name: t("Close||a dialog") }).tap();
  await viewer.waitFor({ state: "detached" });
  await first.tap();
  await viewer.getByText(`1 / ${count}`, { exact: true }).waitFor();
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y: 350 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: to, y: 350 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(300, 100);
  await viewer.getByText(`2 / ${count}`, { exact: true }).waitFor();
  await swipe(100, 300);
  await swipe(100, 300);
  await viewer.getByText(`${count} / ${count}`, { exact: true }).waitFor();
});

test("without JavaScript the gallery leads on to more posts, and a post is whole", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/post");
  expect(await page.getByRole("main").getByRole("article").count()).toBe(5);
  await page.getByRole("link", { name: t("More posts") }).click();
  await page.getByRole("heading", { level: 1, name: posts[5]?.title ?? "" }).waitFor();
  await page.getByRole("link", { name: beginningOf(t("Next post")) }).waitFor();
  await page.goto(`/post/${withVideo?.id ?? ""}`);
  expect(await page.locator("video[controls]").count()).toBeGreaterThan(0);
});
