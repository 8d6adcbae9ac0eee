import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import type { Locator, Page } from "@playwright/test";
import { postContent } from "../../support/content/content";
import type { PageOptions } from "../../support/browser/browser";
import { untilFocused } from "../../support/browser/interactive-page";
import { t } from "../../../src/words/t";

/** A page on which time for styles only passes with `letTimePass`. */
async function openStill(site: SiteInBrowser, path: string, options?: PageOptions): Promise<Page> {
  const { page } = await site.open(options);
  const devTools = await page.context().newCDPSession(page);
  await page.goto(path);
  await devTools.send("Animation.enable");
  await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return page;
}

/** After how many milliseconds tooltips will come or go; empty: they won't. */
const waits = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition && each.transitionProperty === "--tip")
      .map(({ effect }) => effect?.getTiming().delay),
  );

const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each instanceof CSSTransition && each.transitionProperty === "--tip") each.finish();
  });

/** The words of a button's tooltip; empty as long as it is not shown. */
const tipOf = (button: Locator) =>
  button.evaluate((element) => {
    const { content, transform } = getComputedStyle(element, "::after");
    return transform === "matrix(1, 0, 0, 1, 0, 0)" ? content.slice(1, -1) : "";
  });

const searchOf = (page: Page) => page.getByRole("link", { name: t("Search"), exact: true });
const themeOf = (page: Page) => page.getByRole("button", { name: t("Dark theme") });

/** Where nothing has a tooltip. */
const leave = (page: Page) => page.mouse.move(2, 300);

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a tooltip comes after 700 ms, and at once within 300 ms of another (reduced motion: ${reducedMotion}) @main`, async ({
    site,
  }) => {
    const page = await openStill(site, "/team", { reducedMotion });
    const [search, theme] = [searchOf(page), themeOf(page)];
    await search.hover();
    expect(await waits(page)).toEqual([700]);
    expect(await tipOf(search)).toBe("");
    await letTimePass(page);
    expect(await tipOf(search)).toBe(t("Search (Ctrl K)"));

    await leave(page);
    expect(await waits(page)).toEqual([300]);
    expect(await tipOf(search)).toBe("");
    await theme.hover();
    expect(await tipOf(theme)).toMatch(
      new RegExp(`^(?:${t("Switch to the light theme")}|${t("Switch to the dark theme")})$`),
    );

    await leave(page);
    await letTimePass(page);
    await search.hover();
    expect(await waits(page)).toEqual([700]);
    expect(await tipOf(search)).toBe("");
  });

test("the focus of the keyboard shows tooltips, and Escape hides the one that is there", async ({ site }) => {
  const page = await openStill(site, "/team");
  const [search, theme] = [searchOf(page), themeOf(page)];
  await page
    .getByRole("link", { name: t("Login") })
    .first()
    .focus();
  await page.keyboard.press("Tab");
  await untilFocused(search);
  await letTimePass(page);
  expect(await tipOf(search)).toBe(t("Search (Ctrl K)"));
  await page.keyboard.press("Escape");
  expect(await tipOf(search)).toBe("");
  await untilFocused(search);
  await page.keyboard.press("Tab");
  await untilFocused(theme);
  expect(await tipOf(theme)).not.toBe("");
});

test("a tooltip stays while the mouse is on it", async ({ site }) => {
  const page = await openStill(site, "/team");
  const search = searchOf(page);
  await search.hover();
  await letTimePass(page);
  const box = await search.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) + 10, { steps: 5 });
  expect(await tipOf(search)).toBe(t("Search (Ctrl K)"));
});

/** The words of tooltips that don't fit in the window. */
async function cutOffTips(buttons: Locator): Promise<string[]> {
  const cutOff: string[] = [];
  for (const button of await buttons.all()) {
    await button.hover();
    const isCutOff = await button.evaluate((element) => {
      const place = element.getBoundingClientRect();
      const { left, top, width, height } = getComputedStyle(element, "::after");
      const from = { x: place.left + element.clientLeft + parseFloat(left), y: place.top + parseFloat(top) };
      const to = { x: from.x + parseFloat(width), y: from.y + parseFloat(height) };
      const { clientWidth, clientHeight } = document.documentElement;
      return !(from.x >= 0 && from.y >= 0 && to.x <= clientWidth && to.y <= clientHeight);
    });
    if (isCutOff) cutOff.push((await button.getAttribute("data-tip")) ?? "");
  }
  return cutOff;
}

for (const [name, width, height] of [
  ["small", 320, 568],
  ["wide", 1280, 800],
] as const)
  test(`no edge of a ${name} window cuts a tooltip off`, async ({ site }) => {
    const { page } = await site.open({ viewport: { width, height } });
    await page.goto("/");
    const buttons = page.locator("[data-tip]:visible");
    expect(await buttons.count()).toBeGreaterThan(2);
    expect(await cutOffTips(buttons)).toEqual([]);
    await page.keyboard.press("End");
    const scrollToTop = page.getByRole("button", { name: t("Scroll to top") });
    await scrollToTop.waitFor();
    expect(await cutOffTips(scrollToTop)).toEqual([]);

    const withPictures = postContent().find(
      ({ media = [] }) => media.filter(({ type }) => type !== "video").length > 1,
    );
    await page.goto(`/post/${withPictures?.id ?? ""}`);
    await page.getByRole("main").locator("a:has(img)").first().click();
    const viewer = page.getByRole("dialog");
    await viewer.getByRole("button", { name: t("Next") }).waitFor();
    expect(await viewer.locator("[data-tip]").count()).toBe(3);
    expect(await cutOffTips(viewer.locator("[data-tip]"))).toEqual([]);
  });
