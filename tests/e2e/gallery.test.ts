import { servedPath, sitePath } from "../../src/domain/addresses/served-path";
import type { Page } from "playwright";
import { isVideo } from "../../src/model/values/media";
import { postContent } from "../support/content/content";
import { passTime, passTimeUntil, settle, untilFocused } from "../support/browser/interactive-page";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { beginningOf, spoken } from "../support/browser/spoken";
import { t } from "../../src/words/t";

const site = siteInBrowser();

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

test("the gallery brings five posts at a time, half a second after its bottom came near, and says when it ends", async () => {
  expect(posts.length).toBeGreaterThan(10);
  const { page, errors } = await site.open({ clockStopsAt: start });
  await page.goto("/post");
  expect(await cards(page).count()).toBe(5);
  // 801 px above the bottom nothing happens.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - 801));
  expect(await page.getByText(t("Loading more posts...")).count()).toBe(0);
  await page.evaluate(() => window.scrollBy(0, 1));
  await page.getByText(t("Loading more posts...")).waitFor();
  await settle(page);
  await passTime(page, 499);
  expect(await cards(page).count()).toBe(5);
  await passTime(page, 1);
  await cards(page).nth(9).waitFor();
  const end = page.getByText(t("You've reached the end of our gallery!"));
  for (let shown = 10; shown < posts.length; shown += 5) {
    await scrollToEnd(page);
    await page.getByText(t("Loading more posts...")).waitFor();
    await settle(page);
    await passTime(page, 500);
    await page.locator(`[aria-posinset="${Math.min(shown + 5, posts.length)}"]`).waitFor();
  }
  await end.waitFor();
  await page
    .getByRole("article", { name: oldest?.title ?? "", exact: true })
    .last()
    .waitFor();
  expect(errors).toEqual([]);
});

test("nothing moves under the eyes of a reader who reaches the bottom before the next posts", async () => {
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

test("the words about posts on their way do not cover the link that has the focus", async () => {
  const { page } = await site.open({ clockStopsAt: start, viewport: { width: 320, height: 256 } });
  await page.goto("/post");
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.first().focus();
  const words = page.getByText(t("Loading more posts..."));
  await words.waitFor();
  await settle(page);
  expect(await words.evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

test("the viewer keeps its buttons beside the room of the scrollbar", async () => {
  const { page, errors } = await site.open({ viewport: { width: 1280, height: 800 } });
  await page.goto("/post");
  await page.getByRole("link", { name: anyPicture }).first().click();
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  const width = (element: Element) => element.getBoundingClientRect().width;
  expect(await viewer.evaluate(width)).toBe(await page.locator("html").evaluate(width));
  expect(errors).toEqual([]);
});

test("a shared address shows only its post, highlights it for a second and scrolls to it after half a second", async () => {
  const { page, errors } = await site.open({
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
  expect(errors).toEqual([]);
});

test("Back and Forward go between a shared post and all of them; other fragments are ignored", async () => {
  const { page, errors } = await site.open();
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
  expect(errors).toEqual([]);
});

test("Share copies the address of the post and says so", async () => {
  const { page, errors } = await site.open({
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/post");
  await page.getByRole("button", { name: spoken(t("Share<hidden> <name/></hidden>"), newest?.title) }).click();
  await page.getByText(t("Post link copied to clipboard!")).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.origin}${servedPath("/post")}#${newest?.id ?? ""}`,
  );
  expect(errors).toEqual([]);
});

test("where the system shares, its sheet opens after the copy, and closing it loses nothing", async () => {
  const { page, errors } = await site.open({
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.addInitScript(() => {
    const share = (data: unknown) => {
      Reflect.set(window, "shared", data);
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  });
  await page.goto("/post");
  await page.getByRole("button", { name: spoken(t("Share<hidden> <name/></hidden>"), newest?.title) }).click();
  const url = `${site.origin}${servedPath("/post")}#${newest?.id ?? ""}`;
  await page.waitForFunction(() => "shared" in window);
  expect(await page.evaluate<unknown>("window.shared")).toEqual({ title: newest?.title, url });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.getByText(t("Post link copied to clipboard!")).waitFor();
  expect(errors).toEqual([]);
});

test("a refused clipboard is reported", async () => {
  const { page } = await site.open();
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await page.goto("/post");
  await page.getByRole("button", { name: spoken(t("Share<hidden> <name/></hidden>"), newest?.title) }).click();
  await page.getByText(t("The link could not be copied")).waitFor();
});

test("the viewer goes around by buttons and arrow keys, fetches what may come next, and gives the focus back", async () => {
  const count = many?.media?.length ?? 0;
  expect(count).toBeGreaterThan(2);
  const { page, errors } = await site.open();
  await page.goto(`/post/${many?.id ?? ""}`);
  const links = page.getByRole("link", { name: anyPicture });
  const fetched = new Set<string>();
  // The neighbours on both sides, in whichever size the window asks for.
  const neighbours = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    return sitePath(pathname).startsWith("/static/") && fetched.add(pathname).size >= 2;
  });
  await links.first().click();
  const viewer = page.getByRole("dialog", { name: many?.title ?? "" });
  const at = (index: number) => viewer.getByText(`${index} / ${count}`, { exact: true }).waitFor();
  await at(1);
  await neighbours;
  await viewer.getByRole("button", { name: t("Previous") }).click();
  await at(count);
  await viewer.getByRole("button", { name: t("Next") }).click();
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await at(count);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toBe("DIALOG");
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  await untilFocused(links.first());
  expect(errors).toEqual([]);
});

test("a finger swipes through the viewer", async () => {
  const count = many?.media?.length ?? 0;
  const { page, errors } = await site.open({
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
  expect(errors).toEqual([]);
});

test("a video opens in the viewer with controls and begins to play", async () => {
  expect(withVideo).toBeDefined();
  const { page, errors } = await site.open();
  await page.goto(`/post#${withVideo?.id ?? ""}`);
  await page
    .getByRole("link", { name: beginningOf(t("Play video<hidden> <name/></hidden>")) })
    .first()
    .click();
  const video = page.getByRole("dialog", { name: withVideo?.title ?? "" }).locator("video");
  await video.waitFor();
  expect(
    await video.evaluate((element) => [element.hasAttribute("controls"), element.hasAttribute("autoplay")]),
  ).toEqual([true, true]);
  expect(await video.textContent()).toBe(t("Your browser does not support the video tag."));
  await page.getByRole("button", { name: t("Close||a dialog") }).click();
  await video.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("without JavaScript the gallery leads on to more posts, and a post is whole", async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/post");
  expect(await page.getByRole("main").getByRole("article").count()).toBe(5);
  await page.getByRole("link", { name: t("More posts") }).click();
  await page.getByRole("heading", { level: 1, name: posts[5]?.title ?? "" }).waitFor();
  await page.getByRole("link", { name: beginningOf(t("Next post")) }).waitFor();
  await page.goto(`/post/${withVideo?.id ?? ""}`);
  expect(await page.locator("video[controls]").count()).toBeGreaterThan(0);
});
