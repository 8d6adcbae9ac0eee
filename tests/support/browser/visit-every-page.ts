import type { Page, ViewportSize } from "@playwright/test";
import { hasBangla } from "../../../src/domain/language/language-of";
import { isForEditors, pageTypes, readablePages, type BuiltPage } from "../built-site";
import { allRules, auditPage, axe, colourRules, scrollRules, textRules, type AxeRules } from "./axe-audit";
import { settle } from "./interactive-page";
import { layoutFaultsOf } from "./layout-faults";
import { elementKinds } from "./element-kinds";
import type { SiteInBrowser } from "./fixtures";
import { visitAll } from "./visit-all";

export const themes = ["light", "dark"] as const;

/** The window sizes in which every page is checked, in CSS pixels. */
export const windows = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
  { name: "laptop", width: 1280, height: 720 },
] as const;

const [phone, desktop, laptop] = windows;

/** All windows in both themes, in an order that changes one thing at a time. */
const allLooks: readonly Look[] = [
  { window: phone, theme: "light" },
  { window: phone, theme: "dark" },
  { window: desktop, theme: "dark" },
  { window: desktop, theme: "light" },
  { window: laptop, theme: "light" },
  { window: laptop, theme: "dark" },
];

type Window = (typeof windows)[number];
type Theme = (typeof themes)[number];

interface Look {
  readonly window: Window;
  readonly theme: Theme;
}

/** The errors on the pages of a site, each sentence with the path of the page. */
export interface Visit {
  /**
   * Errors, violations of the policy, requests to other sites, shifts, and obstacles to restoring the page, from
   * opening it until it is interactive.
   */
  readonly start: readonly string[];
  /** The findings of axe, pages that are wider than the window, and misplaced parts. */
  readonly looks: Readonly<Record<Window["name"], Readonly<Record<Theme, readonly string[]>>>>;
}

/**
 * An unnoticeable shift of the page (CLS), such as one from missing letters of a device; a good page has less than 0.1.
 */
const SEEN_SHIFT = 0.005;
const LETTERS_SHIFT = 0.02;

/** Opens each built page once and checks it in all windows and themes. */
export const visitEveryPage = (site: SiteInBrowser): Promise<Visit> => visitPages(site, readablePages(), allLooks);

/** Opens one page of each type on a phone: what a change is likely to break. */
export function visitEveryType(site: SiteInBrowser): Promise<Visit> {
  const types = new Set(pageTypes());
  const pages = readablePages().filter(({ path }) => types.has(path));
  return visitPages(site, pages, [{ window: phone, theme: "light" }]);
}

/**
 * Opens each page once and checks it in all given windows. No script reads the width of the window, so a page in a
 * resized window is the same as a fresh one.
 *
 * In each window axe checks pages with a kind of element that it has not seen there by all rules: all others look like
 * those that it has seen. What depends on a page's own texts, ids and links it checks on every page, and what scrolls on
 * its own, which depends on how long a text is, in every window.
 */
async function visitPages(site: SiteInBrowser, pages: readonly BuiltPage[], asked: readonly Look[]): Promise<Visit> {
  const start: string[] = [];
  const byTheme = <T>(make: () => T) => ({ light: make(), dark: make() });
  const byWindow = <T>(make: () => T) => ({ phone: byTheme(make), desktop: byTheme(make), laptop: byTheme(make) });
  const looks = byWindow((): string[] => []);
  const seen = byWindow(() => new Set<number>());
  const paths = pages.map(({ path }) => path);
  // Missing letters may load too late for the first page that needs them, and move it (docs/decisions.md).
  const late = new Set(pages.filter(({ html }) => hasBangla(html)).map(({ path }) => path));
  const [banglaPage] = late;
  const open = async () => {
    const watched = await site.open({ viewport: phone });
    if (banglaPage !== undefined) await watched.page.goto(banglaPage);
    watched.errors.splice(0);
    await watchPage(watched.page);
    await watched.page.addInitScript({ content: axe });
    return watched;
  };
  await visitAll(paths, open, async (path, { page, errors }, response) => {
    const { shift, moved } = await shiftOf(page);
    if (shift > (late.has(path) ? LETTERS_SHIFT : SEEN_SHIFT)) errors.push(`layout shift ${shift} of ${moved}`);
    const obstacles = await obstaclesToReturn(page, response?.headers()["cache-control"]);
    const found = [...errors.splice(0), ...obstacles];
    // Requests of editors' pages are tested in editor/.
    if (path !== "/404.html" && !isForEditors({ path })) start.push(...found.map((error) => `${path}: ${error}`));

    await page.emulateMedia({ reducedMotion: "reduce" });
    const kinds = await elementKinds(page);
    for (const { window, theme } of asked) {
      await page.emulateMedia({ colorScheme: theme });
      await resize(page, window);
      const known = seen[window.name][theme];
      const isNew = kinds.some((kind) => !known.has(kind));
      for (const kind of kinds) known.add(kind);
      const isFirst = window === phone && theme === "light";
      const rules = rulesFor({ isFirst, isNew, theme });
      const wrong = [...(rules ? await auditPage(page, rules) : []), ...(await layoutFaultsOf(page))];
      looks[window.name][theme].push(...wrong.map((error) => `${path}: ${error}`));
    }
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });
    // Events while a page is resized and checked no longer count.
    errors.splice(0);
  });
  return { start, looks };
}

function rulesFor(look: { isFirst: boolean; isNew: boolean; theme: Theme }): AxeRules | undefined {
  if (!look.isNew && look.isFirst) return textRules;
  if (!look.isNew) return look.theme === "light" ? scrollRules : undefined;
  return look.theme === "light" ? allRules : colourRules;
}

/** Resizes the window, and resolves when the page has been drawn. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await settle(page);
}

/** Records what moves or is refused on all pages that are opened from now on. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "allShifts", () => [...shifts, ...observer.takeRecords()]);
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (/^(?:before)?unload$/.test(args[0])) console.error(`listens for ${args[0]}: Back can't restore the page`);
      listen(...args);
    };
  });
}

/** Other obstacles to restoring a watched page as it was left. */
async function obstaclesToReturn(page: Page, cacheControl: string | undefined): Promise<string[]> {
  const handlers = await page.evaluate(() =>
    ["onunload", "onbeforeunload"].filter((name) => Reflect.get(window, name) !== null),
  );
  return [...handlers, ...(cacheControl?.includes("no-store") ? ["no-store"] : [])];
}

/** What has moved on a watched page since it was opened, and how far, after React's changes have been drawn. */
function shiftOf(page: Page): Promise<{ readonly shift: number; readonly moved: string }> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const allShifts: unknown = Reflect.get(window, "allShifts");
    const shifts: unknown = typeof allShifts === "function" ? Reflect.apply(allShifts, window, []) : undefined;
    if (!Array.isArray(shifts)) throw new Error("The page is not watched");
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const moved = shifts.flatMap(
      ({ sources }: { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        ),
    );
    return {
      shift: shifts.reduce((sum: number, shift) => sum + Number(Reflect.get(Object(shift), "value")), 0),
      moved: moved.join(", "),
    };
  });
}
