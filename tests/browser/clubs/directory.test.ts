import { expect, test } from "../../support/browser/fixtures";
import { passTime, settle } from "../../support/browser/interactive-page";
import { t } from "../../../src/words/t";

test("the directory of 47 members grows by 20, at most once in 300 ms, and says so at the end", async ({ site }) => {
  const { page } = await site.open({
    viewport: { width: 360, height: 740 },
    clockStopsAt: Date.parse("2026-03-01T10:00:00Z"),
  });
  await page.goto("/member");
  const cards = page.getByRole("list", { name: t("Members") }).getByRole("listitem");
  expect(await cards.count()).toBe(20);
  expect(await cards.first().getAttribute("aria-setsize")).toBe("47");
  const more = page.getByText(t("Scroll down to load more members"));
  const loading = page.getByText(t("Loading more members..."));
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await scrollDown();
  await loading.waitFor();
  await cards.nth(39).waitFor();
  await settle(page);
  await scrollDown();
  await passTime(page, 299);
  expect(await cards.count()).toBe(40);
  await passTime(page, 1);
  await cards.nth(46).waitFor();
  await page.getByText(t("You've reached the end of the member list!")).waitFor();
  expect(await more.count()).toBe(0);
  expect(await cards.count()).toBe(47);
});
