import type { Page } from "@playwright/test";

/** Errors in the layout of a page. */
export async function layoutFaultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(overflow > 0 ? [`${overflow} px wider than the window`] : []), ...(await tornGridsOf(page))];
}

/**
 * The grids of a page with columns of unequal width, such as a heading and its text, that have more children than
 * columns: those in further rows are in the wrong column, unless the style sheet places them.
 */
function tornGridsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((grid) => {
      const { display, gridTemplateColumns } = getComputedStyle(grid);
      const widths = gridTemplateColumns.split(" ").map(Number.parseFloat);
      const isUneven = widths.some((width) => Math.abs(width - (widths[0] ?? 0)) > 1);
      if (!display.endsWith("grid") || !isUneven) return [];
      const placed = [...grid.children].filter((child) => {
        const style = getComputedStyle(child);
        return style.display !== "none" && style.position !== "absolute" && style.gridColumn === "auto";
      });
      const text = grid.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
      return placed.length > widths.length ? [`'${text}': ${placed.length} parts in ${widths.length} columns`] : [];
    }),
  );
}
