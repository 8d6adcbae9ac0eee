import type { Locator } from "playwright";

/** Waits until an element has the focus. */
export async function untilFocused(locator: Locator): Promise<void> {
  const element = await locator.elementHandle();
  await locator.page().waitForFunction((each) => each === document.activeElement, element);
}
