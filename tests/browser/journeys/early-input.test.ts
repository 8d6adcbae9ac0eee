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
});
