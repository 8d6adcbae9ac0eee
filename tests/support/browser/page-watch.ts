import type { Page } from "playwright";

/** Records what moves or is refused on every page that it opens from now on. */
export async function watchPage(page: Page): Promise<void> {
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
export async function obstaclesToReturn(page: Page, cacheControl: string | undefined): Promise<string[]> {
  const handlers = await page.evaluate(() =>
    ["onunload", "onbeforeunload"].filter((name) => Reflect.get(window, name) !== null),
  );
  return [...handlers, ...(cacheControl?.includes("no-store") ? ["no-store"] : [])];
}

/** How far everything on a watched page has moved since it was opened, until all that React has changed is drawn. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const allShifts: unknown = Reflect.get(window, "allShifts");
    const shifts: unknown = typeof allShifts === "function" ? Reflect.apply(allShifts, window, []) : undefined;
    if (!Array.isArray(shifts)) throw new Error("The page is not watched");
    return shifts.reduce((sum: number, shift) => sum + Number(Reflect.get(Object(shift), "value")), 0);
  });
}
