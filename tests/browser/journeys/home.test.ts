import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { homeContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

const terminalLines = homeContent().terminal ?? [];

/** Stops the animation of the terminal where it is after this many ms. */
async function stopTerminalAt(page: Page, time: number): Promise<void> {
  await page
    .getByRole("img", { name: t("A terminal: {lines}", { lines: "" }).trim() })
    .evaluate((terminal, elapsed) => {
      for (const animation of terminal.getAnimations()) {
        animation.pause();
        animation.currentTime = elapsed;
      }
    }, time);
}

/** How many lines of the terminal are visible after its animation has run for this many ms. */
async function linesAt(page: Page, time: number): Promise<number> {
  await stopTerminalAt(page, time);
  return page
    .getByRole("img", { name: t("A terminal: {lines}", { lines: "" }).trim() })
    .evaluate((terminal) => [...terminal.children].filter((line) => getComputedStyle(line).opacity === "1").length);
}

/** The numbers of the lines with a visible cursor behind them. */
async function cursors(page: Page): Promise<number[]> {
  return page.getByRole("img", { name: t("A terminal: {lines}", { lines: "" }).trim() }).evaluate((terminal) =>
    [...terminal.children].flatMap((line, index) => {
      const isThere = [getComputedStyle(line), getComputedStyle(line, "::after")].every(
        ({ opacity }) => opacity === "1",
      );
      return isThere ? [index + 1] : [];
    }),
  );
}

test("the terminal has its first line at once, prints another every 800 ms and starts again 2 s after the last, without the application @main", async ({
  site,
}) => {
  const { page } = await site.open({ becomesInteractive: false });
  await page.goto("/");
  const printed = 800 * (terminalLines.length - 1);
  expect(await linesAt(page, 0)).toBe(1);
  expect(await linesAt(page, 799)).toBe(1);
  expect(await linesAt(page, 801)).toBe(2);
  expect(await linesAt(page, 1601)).toBe(3);
  expect(await linesAt(page, printed + 1)).toBe(terminalLines.length);
  expect(await linesAt(page, printed + 1999)).toBe(terminalLines.length);
  expect(await linesAt(page, printed + 2001)).toBe(1);
});

const phone = { width: 360, height: 740 };

test("on phones the whole page is at most seven screens, and a press on a skill opens its sentence", async ({
  site,
}) => {
  const { page } = await site.open({ viewport: phone });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7 * phone.height);
  const [skill] = homeContent().skills ?? [];
  const sentence = page.getByText(skill?.description ?? "");
  await expect(sentence).toBeHidden();
  await page
    .getByRole("listitem")
    .filter({ hasText: skill?.title ?? "" })
    .first()
    .click();
  await expect(sentence).toBeVisible();
});

test("the terminal stops where its reader pauses it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("Pause") }).click();
  const isPaused = () =>
    page
      .getByRole("img", { name: t("A terminal: {lines}", { lines: "" }).trim() })
      .evaluate((terminal) =>
        terminal.getAnimations({ subtree: true }).every(({ playState }) => playState === "paused"),
      );
  expect(await isPaused()).toBe(true);
  await page.getByRole("button", { name: t("Play") }).click();
  expect(await isPaused()).toBe(false);
});

for (const [reader, options] of [
  ["who wants less motion", { reducedMotion: "reduce" }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const)
  test(`the terminal does not move, and shows all its lines, for a reader ${reader}`, async ({ site }) => {
    const { page } = await site.open({ ...options, becomesInteractive: false });
    await page.goto("/");
    expect(await linesAt(page, 0)).toBe(terminalLines.length);
    expect(await cursors(page)).toEqual([terminalLines.length]);
    expect(await page.getByRole("button", { name: t("Pause") }).count()).toBe(0);
    const moving = await page
      .getByRole("img", { name: t("A terminal: {lines}", { lines: "" }).trim() })
      .evaluate((terminal) => terminal.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });
