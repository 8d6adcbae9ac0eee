import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import type { Locator, Page } from "@playwright/test";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { untilInteractive } from "../../support/browser/interactive-page";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const phone = { viewport: { width: 390, height: 800 } };
const pathOf = (page: Page) => sitePath(new URL(page.url()).pathname);
const depth = (page: Page) => page.evaluate(() => Number(Reflect.get(Object(history.state), "open") ?? 0));
const untilDepth = (page: Page, wanted: number) =>
  page.waitForFunction((count) => Number(Reflect.get(Object(history.state), "open") ?? 0) === count, wanted);

const menu = (page: Page) => page.getByRole("navigation", { name: t("Main||the menu of the site") });
const dialog = (page: Page) => page.getByRole("dialog");

/** Things that open over a page: the page, the control that opens it, and what is then visible. */
const layers: readonly (readonly [
  name: string,
  path: string,
  open: (page: Page) => Promise<void>,
  part: (page: Page) => Locator,
])[] = [
  ["the menu of a phone", "/team", (page) => page.getByRole("button", { name: t("Menu") }).click(), menu],
  [
    "the search",
    "/team",
    (page) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: t("Search") })
        .click(),
    dialog,
  ],
  [
    "the logo",
    "/team",
    (page) => page.getByRole("button", { name: t("{club}: show the logo", { club: "" }).trim() }).click(),
    dialog,
  ],
  [
    "a picture",
    "/post",
    (page) =>
      page
        .getByRole("link", {
          name: beginningOf(
            t("Open picture {place, number} of {count, number}", { place: 1, count: 1 }).replace("1", "<"),
          ),
        })
        .first()
        .click(),
    dialog,
  ],
];

for (const [name, path, open, part] of layers)
  test.describe(`While ${name} is open`, () => {
    const openIt = async (site: SiteInBrowser) => {
      const { page, errors } = await site.open(phone);
      await page.goto("/events");
      await page.goto(path);
      await open(page);
      await part(page).waitFor();
      await untilDepth(page, 1);
      return { page, errors };
    };

    test("Back closes it, Forward does not open it again, and Back then leaves the page", async ({ site }) => {
      const { page } = await openIt(site);
      await page.goBack();
      await part(page).waitFor({ state: "hidden" });
      expect(pathOf(page)).toBe(path);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener("popstate", resolve, { once: true });
            history.forward();
          }),
      );
      await untilDepth(page, 0);
      expect(await part(page).isVisible()).toBe(false);
      await page.goBack();
      await page.waitForURL(/\/events$/);
    });

    test("closing it in another way leaves nothing behind in the history", async ({ site }) => {
      const { page } = await openIt(site);
      await page.keyboard.press("Escape");
      await part(page).waitFor({ state: "hidden" });
      await untilDepth(page, 0);
      await page.goBack();
      await page.waitForURL(/\/events$/);
    });

    test("a reload closes it, and Back then leaves the page", async ({ site }) => {
      const { page } = await openIt(site);
      await page.reload();
      await untilInteractive(page);
      await untilDepth(page, 0);
      expect(await part(page).isVisible()).toBe(false);
      await page.goBack();
      await page.waitForURL(/\/events$/);
    });
  });

test.describe("A link in something open", () => {
  test("leads to its page, and Back from there to the page as it was before", async ({ site }) => {
    const { page } = await site.open(phone);
    await page.goto("/team");
    await page.getByRole("button", { name: t("Menu") }).click();
    await menu(page)
      .getByRole("link", { name: t("Notice") })
      .click();
    await page.waitForURL(/\/notice$/);
    await page.goBack();
    await page.waitForURL(/\/team$/);
    expect(await depth(page)).toBe(0);
    expect(await menu(page).isVisible()).toBe(false);
  });

  test("leads from the results of the search as well", async ({ site }) => {
    const { page } = await site.open(phone);
    await page.goto("/team");
    await page.keyboard.press("Control+k");
    await dialog(page)
      .getByRole("link", { name: t("Events") })
      .first()
      .click();
    await page.waitForURL(/\/events$/);
    await page.goBack();
    await page.waitForURL(/\/team$/);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test("beside an open menu leads on, too", async ({ site }) => {
    const { page } = await site.open(phone);
    await page.goto("/team");
    await page.getByRole("button", { name: t("Menu") }).click();
    await untilDepth(page, 1);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("{club}, home", { club: "" }).trim() })
      .click();
    await page.waitForURL((url) => sitePath(url.pathname) === "/");
    await page.goBack();
    await page.waitForURL(/\/team$/);
    expect(await depth(page)).toBe(0);
  });
});

test("a link pressed at the moment that goes back over what was closed leads there, and Back from there to the page", async ({
  site,
}) => {
  const { page } = await site.open(phone);
  await page.goto("/events");
  await page.goto("/team");
  await page.keyboard.press("Control+k");
  await dialog(page).waitFor();
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (steps) => {
      go(steps);
      document.querySelector<HTMLElement>("header a[href$='/notice']")?.click();
    };
  });
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/notice$/);
  await page.goBack();
  await page.waitForURL(/\/team$/);
  expect(await depth(page)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/events$/);
});

test("what is opened from the menu of a phone is closed before the menu", async ({ site }) => {
  const { page } = await site.open(phone);
  await page.goto("/events");
  await page.goto("/team");
  await page.getByRole("button", { name: t("Menu") }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("Search") })
    .click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: "hidden" });
  await untilDepth(page, 1);
  expect(await menu(page).isVisible()).toBe(true);
  await page.goBack();
  await menu(page).waitFor({ state: "hidden" });
  await untilDepth(page, 0);
  expect(pathOf(page)).toBe("/team");
  await page.goBack();
  await page.waitForURL(/\/events$/);
});
