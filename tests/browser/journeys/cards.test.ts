import { expect, test } from "../../support/browser/fixtures";
import type { Locator, Page } from "@playwright/test";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const lists = ["/events", "/workshop", "/post", "/team", "/blog", "/projects", "/member", "/notice"];

const card = (page: Page) => page.locator("main :is(article, tbody tr)").first();
const headingLink = (page: Page) => card(page).locator(":is(h2, h3, h4, h5, td) a").first();

const readMore = beginningOf(t("Read More<hidden> about <name/></hidden>"));

/** In px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

async function boxOf(locator: Locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Inside the lower left corner, where a card has no words. */
async function cornerOf(locator: Locator): Promise<Place> {
  const { x, y, height } = await boxOf(locator);
  return { x: x + 4, y: y + height - 4 };
}

for (const list of lists)
  test(`a finger that presses anywhere on a card of ${list} opens its page`, async ({ site }) => {
    const { page } = await site.open({ ...phone, becomesInteractive: false });
    await page.goto(list);
    const target = (await headingLink(page).getAttribute("href")) ?? "";
    const { x, y } = await cornerOf(card(page));
    await page.touchscreen.tap(x, y);
    await page.waitForURL(`**${target}`);
  });

test("the picture and the text of an event lead to its page, and its buttons where they say @main", async ({
  site,
}) => {
  const { page } = await site.open({ ...phone, becomesInteractive: false });
  await page.goto("/events");
  const hit = async (part: Locator) => {
    const { x, y, width, height } = await boxOf(part);
    return page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest("a")?.textContent, [
      x + width / 2,
      y + height / 2,
    ] as const);
  };
  const title = await headingLink(page).textContent();
  expect(await hit(card(page).locator("p").last())).toBe(title);
  expect(await hit(page.locator("main article img").first())).toBe(
    await page.locator("main article:has(img) h3 a").first().textContent(),
  );
  expect(await hit(card(page).getByRole("link", { name: readMore }))).toMatch(readMore);
});

test("the text of a card can be selected with a mouse, which opens nothing", async ({ site }) => {
  const { page } = await site.open({ becomesInteractive: false });
  await page.goto("/blog");
  const excerpt = card(page).locator("p").first();
  const { x, y, height } = await boxOf(excerpt);
  await page.mouse.move(x + 2, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + height - 4, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  expect(selected.length).toBeGreaterThan(5);
  expect(await excerpt.textContent()).toContain(selected.trim().split("\n")[0]);
  expect(new URL(page.url()).pathname).toBe("/blog");
});
