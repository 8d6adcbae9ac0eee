import type { Page } from "@playwright/test";

/** A reader of the site with a browser, for journeys and visits. */
export interface Reader {
  open(address: string): Promise<void>;
  /** The value of an expression in the page, which must be valid in JSON. */
  ask(expression: string): Promise<unknown>;
  /** Presses the middle of an element with the mouse, given an expression for it. */
  press(element: string): Promise<void>;
  /** The same with Control; returns the address of the tab that opens; absent if the program has no tabs. */
  pressForTab?(element: string): Promise<string>;
  /** Presses keys one after the other: characters, or `Escape`; with Control if it is prefixed, as in `Control+k`. */
  type(...keys: readonly string[]): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
}

/** An expression for the middle of an element in the window, when it has stopped moving. */
export const middleOf = (element: string): string => `(async () => {
  for (let last = ""; ; ) {
    const { x, y, width, height } = (${element}).getBoundingClientRect();
    const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    if (JSON.stringify(place) === last) return place;
    last = JSON.stringify(place);
    await new Promise(requestAnimationFrame);
  }
})()`;

/** The value of `middleOf` in a page. */
export function placeFrom(value: unknown): { readonly x: number; readonly y: number } {
  return { x: Number(Reflect.get(Object(value), "x")), y: Number(Reflect.get(Object(value), "y")) };
}

/** A reader with Chromium. Playwright's own clicks don't work in old versions. */
export function chromiumReader(page: Page): Reader {
  const press = async (element: string) => {
    const { x, y } = placeFrom(await page.evaluate(middleOf(element)));
    await page.mouse.click(x, y);
  };
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    ask: (expression) => page.evaluate<unknown>(expression),
    press,
    pressForTab: async (element) => {
      await page.keyboard.down("Control");
      const [tab] = await Promise.all([page.context().waitForEvent("page"), press(element)]);
      await page.keyboard.up("Control");
      await tab.waitForURL((url) => url.protocol !== "about:");
      const address = tab.url();
      await tab.close();
      return address;
    },
    type: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
  };
}
