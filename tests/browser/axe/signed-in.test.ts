import { expect, test } from "../../support/browser/fixtures";
import { SEEN_NOTICES } from "../../../src/domain/notices/seen-notices";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { t } from "../../../src/words/t";
import { allRules, auditPage } from "../../support/browser/axe-audit";
import { untilInteractive } from "../../support/browser/interactive-page";
import { windows } from "../../support/browser/visit-every-page";

for (const window of windows)
  for (const path of ["/", "/events"])
    test(`axe finds nothing at ${path} on a ${window.name} of a reader who is signed in and has new notices, and the bar says both without a shift`, async ({
      site,
    }) => {
      const { page } = await site.open({ viewport: window, becomesInteractive: false });
      await page.addInitScript(
        ([session, seen]) => {
          localStorage.setItem(session, JSON.stringify({ name: "Rahim Uddin" }));
          localStorage.setItem(seen, "[]");
          const shifts: number[] = [];
          Reflect.set(globalThis, "shifts", shifts);
          new PerformanceObserver((list) =>
            shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, "value")))),
          ).observe({ type: "layout-shift", buffered: true });
        },
        [SESSION_KEY, SEEN_NOTICES] as const,
      );
      await page.goto(path);
      const count = page.locator("[data-newest]:not([hidden])");
      await count.first().waitFor({ state: "attached" });
      // Closed menus have no visible text.
      const menu = page.getByRole("button", { name: t("Menu") });
      if (await menu.isVisible()) await menu.click();
      const bar = page.getByRole("banner");
      await expect(bar.getByText(/^\d+$/)).toBeVisible();
      await expect(bar.getByText("RU", { exact: true })).toBeVisible();
      await expect(bar.getByText("Rahim Uddin", { exact: true }).first()).toBeAttached();
      expect(await auditPage(page, allRules)).toEqual([]);
      expect(await page.evaluate("shifts")).toEqual([]);
      await untilInteractive(page);
      expect(await auditPage(page, allRules)).toEqual([]);
    });
