import { expect, test } from "../../support/browser/fixtures";
import { auditPage } from "../../support/browser/axe-audit";
import { competitors, falling, openLeaderboard, stage } from "../../support/browser/leaderboard";
import { t } from "../../../src/words/t";

test("a signed-in member finds their own line, even far down and in a filtered list @main", async ({ site }) => {
  const members = competitors(60);
  const snapshot = { takenAt: "2026-11-20T12:00:00.000Z", ratings: falling(members, 3000, 20) };
  const { page } = await site.open({ mayFail: true, reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("currentMember", '{"id":50,"name":"Coder 050"}'));
  await stage(page, { members, snapshot });
  await openLeaderboard(page);
  await page
    .getByText(t("You are #{place} of {total} with {rating}.", { place: 50, total: 60, rating: 2020 }))
    .waitFor();
  await page.getByLabel(t("Tier")).selectOption("Legendary Grandmaster");
  await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
  await page.getByRole("button", { name: t("Find me") }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent.includes("Coder 050"));
  await page.locator("article:focus").getByText(t("You"), { exact: true }).waitFor();
  expect(await page.locator("article:focus").isVisible()).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  expect(await auditPage(page)).toEqual([]);
});
