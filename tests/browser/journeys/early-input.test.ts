import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { openEarly } from "../../support/browser/early-page";
import { t } from "../../../src/words/t";

const themeSwitch = (page: Page) => page.getByRole("button", { name: t("Dark theme") });

test.describe("What a reader does before the scripts of a page have come", () => {
  test("switches the theme at once", async ({ site }) => {
    const { page, letScriptsCome } = await openEarly(site, "/events", { colorScheme: "light" });
    await themeSwitch(page).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await letScriptsCome();
    expect(await themeSwitch(page).getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });

  test("leads to the top at once", async ({ site }) => {
    const { page } = await openEarly(site, "/events");
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.getByRole("button", { name: t("Scroll to top") }).click();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  test("opens Quick Links at once, closes them again, and leaves them closed", async ({ site }) => {
    const { page, letScriptsCome } = await openEarly(site, "/events");
    const link = page.getByRole("banner").getByRole("link", { name: t("Members") });
    await page.getByRole("button", { name: t("Quick Links") }).click();
    await link.waitFor();
    await page.getByRole("button", { name: t("Quick Links") }).click();
    await link.waitFor({ state: "hidden" });
    await letScriptsCome();
    expect(await link.isVisible()).toBe(false);
  });

  test("shows that it was heard", async ({ site }) => {
    const { page } = await openEarly(site, "/notice");
    const next = page.getByRole("button", { name: t("Next") });
    await next.click();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector("[aria-busy=true]") ?? document.body).outlineStyle === "dashed",
    );
  });

  test("opens the menu of a phone at once", async ({ site }) => {
    const phone = { viewport: { width: 390, height: 800 } };
    const { page, letScriptsCome } = await openEarly(site, "/", phone);
    const link = page
      .getByRole("navigation", { name: t("Main||the menu of the site") })
      .getByRole("link", { name: t("Events") });
    await page.getByRole("button", { name: t("Menu") }).click();
    await link.waitFor();
    await letScriptsCome();
    expect(await link.isVisible()).toBe(true);
  });

  test("opens the search by its keys", async ({ site }) => {
    const { page, letScriptsCome } = await openEarly(site, "/events");
    await page.keyboard.press("Control+k");
    await letScriptsCome();
    await page.getByRole("dialog").getByRole("searchbox").waitFor();
  });

  test("searches for what was typed", async ({ site }) => {
    const { page, letScriptsCome } = await openEarly(site, "/member");
    await page.getByRole("searchbox").fill("]no member[");
    await letScriptsCome();
    await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: 0 })).waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("]no member[");
  });

  for (const way of ["a press", "Enter"])
    test(`signs a member in by ${way}`, async ({ site }) => {
      const { page, letScriptsCome } = await openEarly(site, "/login");
      await page.getByLabel(t("Username")).fill("nadia");
      await page.getByLabel(t("Password")).fill("nadia");
      if (way === "Enter") await page.keyboard.press("Enter");
      else await page.getByRole("button", { name: t("Login") }).click();
      await letScriptsCome();
      await page.getByRole("heading", { level: 1, name: t("Welcome to MyClass") }).waitFor();
    });

  test("follows a link at once", async ({ site }) => {
    const { page } = await openEarly(site, "/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: t("Events"), exact: true });
    // oxlint-disable-next-line typescript/no-deprecated -- still the only way not to wait for the next page here
    await link.click({ noWaitAfter: true });
    await page.waitForURL(/\/events$/, { waitUntil: "commit" });
  });
});
