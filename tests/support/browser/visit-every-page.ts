import type { Page, ViewportSize } from "playwright";
import { isForEditors, readablePages } from "../built-site";
import { allRules, auditPage, axe, colourRules, rulesWithoutColours, scrollRules, type AxeRules } from "./axe-audit";
import { elementKinds } from "./element-kinds";
import { settle } from "./interactive-page";
import { obstaclesToReturn, shiftOf, watchPage } from "./page-watch";
import type { SiteInBrowser } from "./site-in-browser";
import { visitAll } from "./visit-all";

export const themes = ["light", "dark"] as const;

/** The sizes of window in which every page is looked at, in CSS pixels. */
export const windows = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
  { name: "laptop", width: 1280, height: 720 },
] as const;

const [phone, desktop, laptop] = windows;

type Window = (typeof windows)[number];
type Theme = (typeof themes)[number];

/** The faults of the pages of a site, each sentence with the path of its page. */
export interface Visit {
  /**
   * Errors, violations of the policy, requests to other sites, shifts, and obstacles to coming back, from opening a page
   * until it is interactive.
   */
  readonly start: readonly string[];
  /** The findings of axe, and pages that are wider than the window. */
  readonly looks: Readonly<Record<Window["name"], Readonly<Record<Theme, readonly string[]>>>>;
}

/**
 * Opens every built page once and looks at it in all windows and themes. No script asks how wide the window is, so a page
 * in a resized window is the same as a fresh one.
 *
 * On a phone axe checks every page by all rules that do not look at colours. For the colours, and in the other windows, it
 * checks only pages with a kind of element that it has not seen there: all others look like those that it has seen. What
 * scrolls on its own depends on how long a text is, so axe looks for it on every page in every window.
 */
export async function visitEveryPage(site: SiteInBrowser): Promise<Visit> {
  const start: string[] = [];
  const byTheme = <T>(make: () => T) => ({ light: make(), dark: make() });
  const byWindow = <T>(make: () => T) => ({ phone: byTheme(make), desktop: byTheme(make), laptop: byTheme(make) });
  const looks = byWindow((): string[] => []);
  const seen = byWindow(() => new Set<number>());
  const paths = readablePages().map(({ path }) => path);
  const open = async () => {
    const watched = await site.open({ viewport: phone });
    await watchPage(watched.page);
    await watched.page.addInitScript({ content: axe });
    return watched;
  };
  await visitAll(paths, open, async (path, { page, errors }, response) => {
    const shift = await shiftOf(page);
    if (shift > 0) errors.push(`layout shift ${shift}`);
    const obstacles = await obstaclesToReturn(page, response?.headers()["cache-control"]);
    const found = [...errors.splice(0), ...obstacles];
    // What editors' pages load is tested in e2e/editing.test.ts and e2e/desk.test.ts.
    if (path !== "/404.html" && !isForEditors({ path })) start.push(...found.map((error) => `${path}: ${error}`));

    await page.emulateMedia({ reducedMotion: "reduce" });
    const kinds = await elementKinds(page);
    const look = async ({ name }: Window, theme: Theme) => {
      const known = seen[name][theme];
      const isNew = kinds.some((kind) => !known.has(kind));
      for (const kind of kinds) known.add(kind);
      const isFirst = name === phone.name && theme === "light";
      const rules = rulesFor({ isFirst, isNew, theme });
      const wrong = [...(rules ? await auditPage(page, rules) : []), ...(await overflowOf(page))];
      looks[name][theme].push(...wrong.map((error) => `${path}: ${error}`));
    };
    await look(phone, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await look(phone, "dark");
    await resize(page, desktop);
    await look(desktop, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await look(desktop, "light");
    await resize(page, laptop);
    await look(laptop, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await look(laptop, "dark");
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });
    // What happens to a page while it is resized and looked at is no longer its start.
    errors.splice(0);
  });
  return { start, looks };
}

/** In the first look all rules but those about colours concern each page itself: its texts, ids and links. */
function rulesFor(look: { isFirst: boolean; isNew: boolean; theme: Theme }): AxeRules | undefined {
  if (!look.isNew && look.isFirst) return rulesWithoutColours;
  if (!look.isNew) return look.theme === "light" ? scrollRules : undefined;
  return look.theme === "light" ? allRules : colourRules;
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
