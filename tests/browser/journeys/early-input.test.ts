import { expect, test } from "../../support/browser/fixtures";
import { openEarly } from "../../support/browser/early-page";
import { t } from "../../../src/words/t";

test.describe("What a reader does before the scripts of a page have come", () => {
  test("opens Quick Links at once, closes them again, and leaves them closed @main", async ({ site }) => {
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

  for (const way of ["a press", "Enter"])
    test(`signs a member in by ${way} @main`, async ({ site }) => {
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
