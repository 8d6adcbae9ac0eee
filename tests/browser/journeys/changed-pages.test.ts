import { test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { translate } from "../../support/browser/changed-page";
import { firstView } from "../../../src/domain/notices/notice-list";
import { noticeContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const total = noticeContent().length;
/** The text of the list on the page that begins with this notice. */
const showing = (from: number) =>
  t("Showing {from} to {to} of {count} results", {
    from,
    to: Math.min(from + firstView.size - 1, total),
    count: total,
  });

const results = (page: Page) => page.getByRole("navigation", { name: t("Pages of notices") }).getByRole("status");

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
