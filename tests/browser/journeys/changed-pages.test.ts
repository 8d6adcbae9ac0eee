import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { changes, translate } from "../../support/browser/changed-page";
import { openEarly } from "../../support/browser/early-page";
import { firstView } from "../../../src/domain/notices/notice-list";
import { noticeContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

/** Errors of React on a page that is no longer as it was built. */
const mismatch = /Minified React error #418/;
const unexpected = (errors: string[]) => errors.splice(0).filter((error) => !mismatch.test(error));

const total = noticeContent().length;
/** What the list says at the page that begins with this notice. */
const showing = (from: number) =>
  t("Showing {from} to {to} of {count} results", {
    from,
    to: Math.min(from + firstView.size - 1, total),
    count: total,
  });

const results = (page: Page) => page.getByRole("navigation", { name: t("Pages of notices") }).getByRole("status");

for (const [name, change] of changes)
  test.describe(`On a page that was ${name} before its scripts have come`, () => {
    test("a press takes effect", async ({ site }) => {
      const { page, errors, letScriptsCome } = await openEarly(site, "/notice");
      await change(page);
      await page.getByRole("button", { name: t("Next") }).click();
      await letScriptsCome();
      await results(page).getByText(showing(11)).waitFor();
      expect(unexpected(errors)).toEqual([]);
    });
  });

test.describe("On a page that is translated while it runs", () => {
  test("the numbers that it shows are those of the page that was turned to", async ({ page }) => {
    await page.goto("/notice");
    await translate(page);
    await page.getByRole("button", { name: t("Next") }).click();
    await results(page).getByText(showing(11)).waitFor();
    await translate(page);
    await page.getByRole("button", { name: t("Previous") }).click();
    await results(page).getByText(showing(1)).waitFor();
  });

  test("lists change, fields answer, and what opens closes", async ({ page }) => {
    await page.goto("/member");
    await translate(page);
    await page.getByRole("searchbox").fill("]no member[");
    await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: 0 })).waitFor();
    await translate(page);
    await page
      .getByRole("button", { name: t("Clear Filters") })
      .first()
      .click();
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("searchbox").fill("camp");
    await page.getByRole("dialog").getByRole("link").first().waitFor();
    await translate(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("Close||a dialog") })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});
