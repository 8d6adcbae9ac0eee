import { expect } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import type { Page } from "@playwright/test";
import { test } from "../../support/browser/deployable-site";
import { untilInteractive } from "../../support/browser/interactive-page";
import { t } from "../../../src/words/t";

/** The scripts of the page's application, whose names change with their content. */
const version = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-files]")?.getAttribute("data-files") ?? "");
const untilNewerThan = (page: Page, before: string) =>
  page.waitForFunction((old) => {
    const present = document.querySelector("[data-files]")?.getAttribute("data-files");
    return present !== undefined && present !== old;
  }, before);
const addressOf = (page: Page) => sitePath(page.url().replace(/^https?:\/\/[^/]+/, ""));

/** The errors of scripts on the page; that old files are gone is known. */
const scriptErrors = (errors: string[]) => errors.splice(0).filter((error) => error.startsWith("error:"));

test.describe("A tab that was opened before a deployment", () => {
  test("says that its reader has to reload it to sign in", async ({ page, errors, deploy }) => {
    await page.goto("/login");
    deploy();
    await page.getByLabel(t("Username")).fill("nadia");
    await page.getByLabel(t("Password")).fill("nadia");
    await page.getByRole("button", { name: t("Login") }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: t("The member list could not be loaded. Please reload the page.") })
      .waitFor();
    expect(scriptErrors(errors)).toEqual([]);
  });

  test("follows a link into the new version, with query and fragment, and back again @main", async ({
    page,
    errors,
    deploy,
  }) => {
    await page.goto("/notice");
    const before = await version(page);
    deploy();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("Events"), exact: true })
      .click();
    await untilNewerThan(page, before);
    expect(addressOf(page)).toBe("/events");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("Events"));
    await page.goBack();
    // The browser may show the page from its cache, with its own code.
    await untilInteractive(page);
    await page.getByRole("heading", { level: 1, name: t("Notices") }).waitFor();
    expect(addressOf(page)).toBe("/notice");
    expect(scriptErrors(errors)).toEqual([]);
  });
});
