import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { postContent } from "../../support/content/content";
import { t } from "../../../src/words/t";
import { beginningOf } from "../../support/browser/spoken";

/** Those visible controls of a layer that can't be pressed: outside of the window, covered or smaller than 24 px. */
const unusable = (page: Page, layer: string) =>
  page.locator(layer).evaluate((element) =>
    [...element.querySelectorAll("a[href],button,input,select,textarea")].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0 || getComputedStyle(control).visibility === "hidden") return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const name = control.getAttribute("aria-label") ?? control.textContent;
      const isHit = control.contains(document.elementFromPoint(x, y));
      return isHit && Math.min(width, height) >= 24 ? [] : [`${name} at ${x}, ${y}: ${width} × ${height}`];
    }),
  );

const [many] = postContent().filter(({ media = [] }) => media.length > 1);
const place = t("Open picture {place, number} of {count, number}", { place: 1, count: many?.media?.length ?? 2 });

/** What opens over a page: how, and what it is then. One of the windows is that of 400 % zoom. */
const layers = {
  viewer: {
    address: `/post/${many?.id}`,
    open: (page: Page) => page.getByRole("link", { name: beginningOf(place) }).click(),
    layer: "dialog[open]",
  },
  "viewer of a card": {
    address: "/post",
    open: (page: Page) => page.locator("main [data-opens=viewer]").first().click(),
    layer: "dialog[open]",
  },
};

for (const [name, { address, open, layer }] of Object.entries(layers))
  for (const [width, height] of [
    [320, 256],
    [360, 740],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(`every control of the ${name} can be pressed in a window of ${width} × ${height} px`, async ({ site }) => {
      const { page } = await site.open({ viewport: { width, height } });
      await page.goto(address);
      await open(page);
      await page.locator(layer).waitFor();
      await expect.poll(() => unusable(page, layer)).toEqual([]);
      const picture = await page.locator(`${layer} figure img`).boundingBox();
      expect(picture?.width).toBeGreaterThan(Math.min(width, height) / 3);
    });
