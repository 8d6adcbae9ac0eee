import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page, ViewportSize } from "playwright";
import { openPage } from "./browser";
import { readablePages } from "./built-site";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own good habits; no rule is left out. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe finds on a page as it is at present. Its script is the test's own, which needs no leave of the policy. */
export async function auditPage(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${id}: ${targets.join(", ")}`;
  });
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
  for (const { path } of readablePages()) {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForFunction(() => document.querySelector("h1"));
    faults.push(...(await auditPage(page)).map((fault) => `${path}: ${fault}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window`);
  }
  await page.context().close();
  return faults;
}
