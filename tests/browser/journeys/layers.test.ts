import type { Page } from "@playwright/test";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import { settle } from "../../support/browser/interactive-page";
import { pageTypes } from "../../support/built-site";

/**
 * The controls of a page, or of a menu or dialog over it, that can't be pressed: outside the window or covered after
 * scrolling, or smaller than 24 px. Links within a line of text may be as small as their letters.
 */
const unusable = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector("header [aria-expanded=true]")?.getAttribute("aria-controls");
    const popover = [...document.querySelectorAll("details[open]")].find(
      ({ lastElementChild: content }) => content && getComputedStyle(content).position === "absolute",
    );
    const layer =
      document.querySelector("dialog[open]") ??
      (menu ? document.getElementById(menu) : null) ??
      popover ??
      document.body;
    const controls = [...layer.querySelectorAll("a[href]:not([href='#main']),button,input,select,textarea,summary")];
    const found = controls.flatMap((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || getComputedStyle(control).pointerEvents === "none") return [];
      const target = (control instanceof HTMLInputElement && control.labels?.[0]) || control;
      const { display } = getComputedStyle(control);
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, width, height } = target.getBoundingClientRect();
      const isInText = control.localName === "a" && display === "inline";
      const isHidden = width <= 1 || height <= 1;
      if (isInText || isHidden) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const faults = [
        ...(hit && target.contains(hit) ? [] : [`is covered by ${hit?.outerHTML.slice(0, 80) ?? "the window's edge"}`]),
        ...(left < 0 || right > innerWidth + 1 ? ["is cut off"] : []),
        ...(Math.min(width, height) < 24 ? [`has ${Math.round(width)} × ${Math.round(height)} px`] : []),
      ];
      const name = control.ariaLabel ?? control.textContent.trim();
      return faults.map((fault) => `${control.localName} “${name.slice(0, 40)}” ${fault}`);
    });
    window.scrollTo(0, 0);
    return [...new Set(found)];
  });

/** Controls that open something, or show another view. */
const openers = [
  "[data-opens]",
  "[aria-expanded=false]",
  "[aria-pressed=false]:not([data-early])",
  "details:not([open]) > summary",
  "footer button[aria-label]",
].join();

/** The indexes, among all openers of a page, of those whose kind was not seen before, by all their ancestors. */
const newOpeners = (page: Page, seen: Set<string>) =>
  page.locator(openers).evaluateAll(
    (all, before) => {
      const known = new Set(before);
      const kindOf = (element: Element | null): string =>
        element ? `${kindOf(element.parentElement)} ${element.localName}.${element.className}` : "";
      return all.flatMap((opener, place) => {
        const kind = kindOf(opener);
        const { pointerEvents } = getComputedStyle(opener);
        if (known.has(kind) || pointerEvents === "none" || !opener.checkVisibility({ visibilityProperty: true }))
          return [];
        known.add(kind);
        return { place, kind };
      });
    },
    [...seen],
  );

/** Waits until nothing moves any more. */
const untilStill = async (page: Page) => {
  await settle(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== "running" || effect?.getTiming().iterations === Infinity || timeline !== document.timeline,
      ),
  );
};

const windows = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

type Windows = readonly (readonly [width: number, height: number])[];

/** The errors of a page in each of the windows. */
async function faultsInWindows(page: Page, place: string, windows: Windows): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await untilStill(page);
    wrong.push(...(await unusable(page)).map((fault) => `${place}, ${width} px: ${fault}`));
  }
  return wrong;
}

/** The errors of some pages, and of everything that opens over them, in each of the windows. */
async function faultsOfPages(site: SiteInBrowser, paths: readonly string[], windows: Windows): Promise<string[]> {
  // A project's page may be opened in a frame, and other sites can't be reached from here.
  const { page } = await site.open({ reducedMotion: "reduce", mayFail: true });
  await page.addInitScript(
    (key) => window.top === window && localStorage.setItem(key, '{"id":1,"name":"A visitor"}'),
    SESSION_KEY,
  );
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    wrong.push(...(await faultsInWindows(page, path, windows)));
    let isOpen = false;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      if (isOpen) await page.goto(path);
      isOpen = false;
      for (const { place, kind } of await newOpeners(page, seen)) {
        seen.add(kind);
        isOpen = true;
        await page.goto(path);
        const opener = page.locator(openers).nth(place);
        const name = (await opener.getAttribute("aria-label")) ?? (await opener.textContent());
        await opener.click();
        wrong.push(...(await faultsInWindows(page, `${path}, “${name?.trim()}” open`, windows)));
        await page.setViewportSize({ width, height });
      }
    }
  }
  return wrong;
}

test("every control of each type of page, and of all that opens over it, can be pressed on a phone @main", async ({
  site,
}) => {
  expect(await faultsOfPages(site, pageTypes(), windows.slice(0, 1))).toEqual([]);
});

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1)
  test(`every control of each type of page can be pressed in windows of four sizes, and of all that opens over it (part ${part + 1})`, async ({
    site,
  }) => {
    const paths = pageTypes().filter((_, index) => index % PARTS === part);
    expect(await faultsOfPages(site, paths, windows)).toEqual([]);
  });

test("in a window of 320 × 256 px, as at 400 % zoom, a picture of the viewer is wider than a third of it", async ({
  site,
}) => {
  const { page } = await site.open({ viewport: { width: 320, height: 256 } });
  await page.goto("/post");
  await page.locator("main [data-opens=viewer]").first().click();
  const picture = page.locator("dialog[open] figure img");
  await picture.waitFor();
  await untilStill(page);
  expect((await picture.boundingBox())?.width).toBeGreaterThan(320 / 3);
});
