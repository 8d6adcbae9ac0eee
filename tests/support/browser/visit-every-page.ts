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

/** The sizes of window in which every page is looked at, in CSS pixels. */
export const windows = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
  { name: "laptop", width: 1280, height: 720 },
] as const;

const [phone, desktop, laptop] = windows;

/** Every window in both themes, in an order that changes one thing at a time. */
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

/** The faults of the pages of a site, each sentence with the path of its page. */
export interface Visit {
  /**
   * Errors, violations of the policy, requests to other sites, shifts, and obstacles to coming back, from opening a page
   * until it is interactive.
   */
  readonly start: readonly string[];
  /** The findings of axe, pages that are wider than the window, and parts that lie under what they do not belong to. */
  readonly looks: Readonly<Record<Window["name"], Readonly<Record<Theme, readonly string[]>>>>;
}

/** A shift of the page (CLS) that no one sees, and what letters may cause that a device lacks; a good page has less than 0.1. */
const SEEN_SHIFT = 0.005;
const LETTERS_SHIFT = 0.02;

/** Opens every built page once and looks at it in all windows and themes. */
export const visitEveryPage = (site: SiteInBrowser): Promise<Visit> => visitPages(site, readablePages(), allLooks);

/** Opens one page of each type on a phone: what a change is likely to break. */
export function visitEveryType(site: SiteInBrowser): Promise<Visit> {
  const types = new Set(pageTypes());
  const pages = readablePages().filter(({ path }) => types.has(path));
  return visitPages(site, pages, [{ window: phone, theme: "light" }]);
}

/**
 * Opens each page once and looks at it as often as asked. No script asks how wide the window is, so a page in a resized
 * window is the same as a fresh one.
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
  // Letters that a device lacks may come too late for the first page with some of them, and move it (docs/decisions.md).
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
    // What editors' pages load is tested in editor/.
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
    // What happens to a page while it is resized and looked at is no longer its start.
    errors.splice(0);
  });
  return { start, looks };
}

function rulesFor(look: { isFirst: boolean; isNew: boolean; theme: Theme }): AxeRules | undefined {
  if (!look.isNew && look.isFirst) return textRules;
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

/** Records what moves or is refused on every page that it opens from now on. */
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

/** Other obstacles for a browser to show a watched page again as it was left. */
async function obstaclesToReturn(page: Page, cacheControl: string | undefined): Promise<string[]> {
  const handlers = await page.evaluate(() =>
    ["onunload", "onbeforeunload"].filter((name) => Reflect.get(window, name) !== null),
  );
  return [...handlers, ...(cacheControl?.includes("no-store") ? ["no-store"] : [])];
}

/** How far everything on a watched page has moved since it was opened, until all that React has changed is drawn, and what. */
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
