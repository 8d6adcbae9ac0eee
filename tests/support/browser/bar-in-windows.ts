import type { Page } from "@playwright/test";

/** From the first width at which some clubs show their links to the width of the whole page. */
const widths = [768, 800, 820, 960, 961, 1024, 1040, 1100, 1200, 1280];

/** The width of the smallest logo that can be pressed, in px. */
const LOGO = 36;

/** The windows in which a page is too wide, or its bar lacks the link to the home page or a button. */
export async function brokenBars(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const { overflow, home, end } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      home: document.querySelector("header a")?.getBoundingClientRect().width ?? 0,
      end: Math.max(...[...document.querySelectorAll("header button")].map((all) => all.getBoundingClientRect().right)),
    }));
    if (overflow > 0 || end > width) broken.push(`${width}: ${Math.max(overflow, end - width)} px too wide`);
    if (home < LOGO) broken.push(`${width}: the logo has only ${home} px`);
  }
  return broken;
}
