import { expect, test } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import type { Page } from "@playwright/test";
import { memberContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const members = memberContent();
const [member] = members;
const name = member?.name ?? "";
const searchBox = (page: Page) =>
  page.getByPlaceholder(`${t("Search by name or {field}", { field: t("roll number") })}...`);
const countText = (count: number) => t("{count, plural, one {# member} other {# members}}", { count });

test("a reader finds a member by name, reads the profile and comes back to what was found @main", async ({ page }) => {
  await page.goto("/member");
  await page.getByRole("banner").waitFor();
  expect(await page.getByText(countText(members.length), { exact: true }).isVisible()).toBe(true);
  await searchBox(page).pressSequentially(name.toUpperCase());
  const found = members.filter((other) => other.name.toLowerCase().includes(name.toLowerCase())).length;
  await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: found })).waitFor();
  await page.waitForURL((url) => url.searchParams.get("q") === name.toUpperCase());
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe(`/profile/member/${member?.id ?? ""}`);
  await page.goBack();
  await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: found })).waitFor();
  expect(await searchBox(page).inputValue()).toBe(name.toUpperCase());
});

test("without JavaScript there are the first members, and a page that lists all of them @main", async ({ site }) => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto("/member");
  const shown = await page.locator("main article a").evaluateAll((links) => links.map((link) => link.textContent));
  expect(shown).toEqual(members.slice(0, 20).map((other) => other.name));
  await page.goto("/member-data");
  const text = (await page.locator("pre").textContent()) ?? "";
  for (const other of members) expect(text).toContain(JSON.stringify(other.name));
});
