import { expect, test } from "../../support/browser/fixtures";
import { visitorPages } from "../../support/built-site";
import { brokenBars } from "../../support/browser/bar-in-windows";
import { VISIT_PATIENCE, visitAll } from "../../support/browser/visit-all";

for (const [now, date] of [
  ["2997-06-01T00:00:00Z", "6 de junho de 2997"],
  // Half past one in the morning at the club: it is over.
  ["2997-06-07T04:30:00Z", "13 de junho de 2997"],
  // One time is left out.
  ["2997-06-14T04:30:00Z", "27 de junho de 2997"],
] as const)
  test(`readers at ${now} see ${date} as the next date of a weekly meeting`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    for (const path of ["/", "/events", "/events/weekly-tea"]) {
      await page.goto(path);
      await page.getByText(date).first().waitFor();
    }
  });

test("nothing that its content holds runs on any page, and no page is wider than a small phone", async ({ site }) => {
  test.setTimeout(VISIT_PATIENCE);
  const found: string[] = [];
  const paths = visitorPages().flatMap(({ path: built }) => (built === "/404.html" ? [] : [built]));
  const open = async () => {
    const watched = await site.open({ viewport: { width: 320, height: 640 }, bypassCSP: true });
    watched.page.on("dialog", (dialog) => void dialog.dismiss());
    return watched;
  };
  await visitAll(paths, open, async (visited, { page, errors }) => {
    const hacked: unknown = await page.evaluate<unknown>("window.hacked");
    if (hacked !== undefined) found.push(`${visited}: ${JSON.stringify(hacked)} ran`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${visited}: ${overflow} px wider than the window`);
    found.push(...errors.splice(0).map((error) => `${visited}: ${error}`));
  });
  expect(found).toEqual([]);
});

test("the bar fits into every window, however long the words are that the club writes into it", async ({ page }) => {
  await page.goto("/events");
  expect(await brokenBars(page)).toEqual([]);
});
