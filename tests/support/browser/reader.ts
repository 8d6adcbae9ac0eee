import type { Page } from "playwright";

/** A reader of the site with a browser, as far as journeys from page to page need one. */
export interface Reader {
  open(address: string): Promise<void>;
  /** The value of an expression in the page; it must have a JSON. */
  ask(expression: string): Promise<unknown>;
  /** Presses the element in the middle, with the mouse. */
  press(selector: string): Promise<void>;
  /** The same with Control, and the address of the tab that opens. */
  pressForTab(selector: string): Promise<string>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
}

/** A reader with Chromium. */
export function chromiumReader(page: Page): Reader {
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    ask: (expression) => page.evaluate<unknown>(expression),
    press: (selector) => page.locator(selector).first().click(),
    pressForTab: async (selector) => {
      const [tab] = await Promise.all([
        page.context().waitForEvent("page"),
        page
          .locator(selector)
          .first()
          .click({ modifiers: ["Control"] }),
      ]);
      await tab.waitForURL((url) => url.protocol !== "about:");
      const address = tab.url();
      await tab.close();
      return address;
    },
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
  };
}
