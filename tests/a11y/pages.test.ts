import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright";
import { launchBrowser, openPage } from "../support/browser";
import { builtPages } from "../support/built-site";
import { startSite, type RunningSite } from "../support/site-server";

let browser: Browser;
let site: RunningSite;

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

describe.each(["phone", "desktop"] as const)("on a %s", (size) => {
  test.each(["light", "dark"] as const)(
    "axe finds nothing on any page in the %s theme, and nothing is wider than the window",
    async (colorScheme) => {
      const { page } = await openPage(browser, site.origin, {
        viewport: sizes[size],
        colorScheme,
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      const faults: string[] = [];
      for (const { path } of builtPages()) {
        await page.goto(path, { waitUntil: "load" });
        await page.waitForFunction(() => document.querySelector("h1"));
        await page.evaluate(axe);
        const violations = await page.evaluate<Violation[]>(
          `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then(({ violations }) => violations)`,
        );
        for (const { id, nodes } of violations)
          faults.push(
            `${path}: ${id}: ${nodes
              .map((node) => node.target.join(" "))
              .slice(0, 3)
              .join(", ")}`,
          );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window`);
      }
      expect(faults).toEqual([]);
    },
    10 * 60_000,
  );
});
