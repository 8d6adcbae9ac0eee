import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page, ViewportSize } from "playwright";
import { readablePages } from "../built-site";
import { settle } from "./page-life";
import type { SiteInBrowser } from "./site-in-browser";
import { visitAll } from "./visit-all";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own good habits; no rule is left out. */
const allRules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

/** The rules that look at colours: all else is the same in every theme. */
const colourRules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

export const themes = ["light", "dark"] as const;

/** The sizes of window in which every page is looked at, in CSS pixels. */
export const windows = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
] as const;

const [phone, desktop] = windows;

/** What is wrong in each window and theme, with the path of its page. */
export type Audit = Readonly<Record<(typeof windows)[number]["name"], Record<(typeof themes)[number], string[]>>>;

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

/**
 * What axe finds on all built pages in all windows and themes, and which of them are wider than the window. Each page is
 * loaded once: no script asks how wide the window is, so that a page in a resized window is the same as a fresh one.
 */
export async function auditAllPages(site: SiteInBrowser): Promise<Audit> {
  const audit: Audit = { phone: { light: [], dark: [] }, desktop: { light: [], dark: [] } };
  const paths = readablePages().map(({ path }) => path);
  const open = async () => {
    const watched = await site.open({ viewport: phone, reducedMotion: "reduce" });
    await watched.page.addInitScript({ content: axe });
    return watched;
  };
  await visitAll(paths, open, async (path, { page }) => {
    const look = async (size: (typeof windows)[number], theme: (typeof themes)[number]) => {
      const errors = await auditPage(page, theme === "light" ? allRules : colourRules);
      audit[size.name][theme].push(...[...errors, ...(await overflowOf(page))].map((error) => `${path}: ${error}`));
    };
    await look(phone, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await look(phone, "dark");
    await resize(page, desktop);
    await look(desktop, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await look(desktop, "light");
    await page.setViewportSize(phone);
  });
  return audit;
}

/** Gives the window another size, and ends when the page is drawn in it. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await settle(page);
}

async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`${overflow} px wider than the window`] : [];
}
