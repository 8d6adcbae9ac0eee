import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { pastLeaderContent } from "../../support/content/content";
import { spoken } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const [pastLeader] = pastLeaderContent();

test("a reader goes from the past leaders to a profile and back to them @main", async ({ page }) => {
  await page.goto("/team");
  await page.getByRole("heading", { level: 2, name: t("Current Team") }).waitFor();
  const past = page.getByRole("heading", { level: 2, name: t("Past Leaders") });
  expect(await past.isVisible()).toBe(false);
  await page.getByRole("button", { name: t("Past Leaders") }).click();
  await past.waitFor();
  expect(new URL(page.url()).search).toBe("?view=past");
  const card = page.getByRole("article").filter({ hasText: pastLeader?.name ?? "" });
  const term = page
    .locator("details")
    .filter({ hasText: pastLeader?.name ?? "" })
    .first();
  if ((await term.getAttribute("open")) === null) await term.locator("summary").click();
  await card.getByText(t("Served")).waitFor();
  await card
    .getByRole("link", { name: spoken(t("View Profile<hidden> of <name/></hidden>"), pastLeader?.name) })
    .click();
  await page.getByRole("heading", { level: 1, name: pastLeader?.name ?? "" }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe(`/profile/team/${pastLeader?.id ?? ""}`);
  await page.getByText(t("Past Leader"), { exact: true }).waitFor();
  await page.goBack();
  await past.waitFor();
});

test("a shared profile of a past leader leads back to their term, which is open", async ({ page }) => {
  const { id, name = "" } = pastLeaderContent().at(-1) ?? {};
  await page.goto(`/profile/team/${id ?? ""}`);
  await page
    .getByRole("navigation", { name: t("Back||links to where a reader came from") })
    .getByRole("link", { name: t("Team") })
    .click();
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card.first()).toBeVisible();
  await page.reload();
  await expect(card.first()).toBeVisible();
});

test("without JavaScript the past leaders are below the team", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/team");
  for (const name of [t("Current Team"), t("Past Leaders")])
    expect(await page.getByRole("heading", { level: 2, name }).isVisible()).toBe(true);
});
