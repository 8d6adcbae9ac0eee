import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, ViewportSize } from "playwright";
import { openPage } from "./browser";
import { builtPages } from "./built-site";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own good habits; no rule is left out. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe finds on all built pages, and which of them are wider than the window. */
export async function auditAllPages(
  browser: Browser,
  origin: string,
  viewport: ViewportSize,
  colorScheme: "light" | "dark",
): Promise<string[]> {
  // axe comes in as a script of the test, which the site's policy rightly refuses.
  const { page } = await openPage(browser, origin, { viewport, colorScheme, reducedMotion: "reduce", bypassCSP: true });
  const faults: string[] = [];
  for (const { path } of builtPages()) {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForFunction(() => document.querySelector("h1"));
    await page.evaluate(axe);
    const violations = await page.evaluate<Violation[]>(
      `axe.run({ runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
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
  await page.context().close();
  return faults;
}
