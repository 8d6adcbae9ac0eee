import { expect, test } from "../../support/browser/fixtures";
import { t } from "../../../src/words/t";

test("once its last day has passed for the reader it is closed, says when it was open, and nothing moves", async ({
  site,
}) => {
  const { page } = await site.open({ viewport: { width: 360, height: 740 } });
  await page.clock.setFixedTime(new Date("2999-01-01T00:00:00-03:00"));
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/registration");
  await page.getByText(t("Registration is CLOSED")).waitFor();
  await page.getByText(t("Next opens on a date to be announced")).waitFor();
  await page
    .getByText(t("Last open from {from} to {to}", { from: "1 de janeiro de 2020", to: "31 de dezembro de 2998" }))
    .waitFor();
  expect(await page.locator("main a[href^='https://forms.example.net/join']").count()).toBe(0);
  expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBe(0);
});
