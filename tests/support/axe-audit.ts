import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page, ViewportSize } from "playwright";
import { readablePages } from "./built-site";
import type { SiteInBrowser } from "./site-in-browser";
import { visitAll } from "./visit-all";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own good habits; no rule is left out. */
const allRules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

/** The rules that look at colours: all else is the same in every theme. */
const colourRules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

export const themes = ["light", "dark"] as const;

/** What is wrong in each theme, with the path of its page. */
export type Audit = Readonly<Record<(typeof themes)[number], string[]>>;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe finds on a page as it is at present. */
export async function auditPage(page: Page, rules = allRules): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // Of what axe would fetch first, only the rules about sound need anything.
  const options = JSON.stringify({ runOnly: rules, resultTypes: ["violations"], preload: { assets: ["media"] } });
  const violations = await page.evaluate<Violation[]>(`axe.run(${options}).then(({ violations }) => violations)`);
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${id}: ${targets.join(", ")}`;
  });
}

/** What axe finds on all built pages in both themes, and which of them are wider than the window. */
export async function auditAllPages(site: SiteInBrowser, viewport: ViewportSize): Promise<Audit> {
  const audit: Audit = { light: [], dark: [] };
  const paths = readablePages().map(({ path }) => path);
  const open = () => site.open({ viewport, reducedMotion: "reduce" });
  await visitAll(paths, open, async (path, { page }) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const faults = await auditPage(page, theme === "light" ? allRules : colourRules);
      audit[theme].push(...[...faults, ...(await overflowOf(page))].map((fault) => `${path}: ${fault}`));
    }
  });
  return audit;
}

async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`${overflow} px wider than the window`] : [];
}
