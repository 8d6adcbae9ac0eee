import type { Locator, Page } from "@playwright/test";
import { until } from "../until";

/**
 * Makes `goto` resolve when the page is interactive: a pointer over a button starts its application.
 *
 * @param clockIsStopped then it only advances as far as the page needs to start
 */
export function waitUntilInteractive(page: Page, clockIsStopped: boolean): void {
  const goto = page.goto.bind(page);
  page.goto = async (...destination) => {
    const response = await goto(...destination);
    if (clockIsStopped) await startUp(page);
    else await untilInteractive(page);
    return response;
  };
}

/** Waits until the page is interactive, for example after Back. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive, undefined, { polling: 20 });
  await settle(page);
}

/**
 * Waits until the application has taken over the page; unlike `untilInteractive`, it does not start it with a pointer.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby") ?? {};
    return Object.keys(root).some((name) => name.startsWith("__reactContainer"));
  });
}

async function startUp(page: Page): Promise<void> {
  await until(
    "the page is interactive",
    async () => {
      if (await page.evaluate(isInteractive)) return true;
      await page.clock.runFor(1);
      return false;
    },
    0,
  );
  await settle(page);
}

/**
 * True when React has hydrated the whole page. Pages without React are ready at once; others load it when a reader
 * points at a button.
 */
function isInteractive(): boolean {
  document.querySelector("button")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const element = document.getElementById("___gatsby");
  if (!element) return true;
  const key = Object.keys(element).find((name) => name.startsWith("__reactContainer"));
  if (key === undefined) return false;
  // React has no public API for this.
  const path = [key, "stateNode", "current", "memoizedState", "isDehydrated"];
  return path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), element) === false;
}

/** The same, as an expression for programs other than Playwright. */
export const isInteractiveExpression = `(${isInteractive.toString()})()`;

/**
 * Lets React render pending changes and run effects: it schedules both with messages to itself, which keep their order.
 * Does not wait on a page that is being left.
 */
export async function settle(page: Page): Promise<void> {
  const waitForMessages = async () => {
    for (let message = 0; message < 3; message += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  };
  await page.evaluate(waitForMessages).catch((error: unknown) => {
    if (!String(error).includes("navigation")) throw error;
  });
}

/** Advances the stopped clock of a page, in ms, and lets React render the result. */
export async function passTime(page: Page, duration: number): Promise<void> {
  await page.clock.runFor(duration);
  await settle(page);
}

/** Advances such a clock in steps of some ms until a condition is true. */
export async function passTimeUntil(page: Page, isSo: () => Promise<boolean>, step = 50): Promise<void> {
  await until(
    "what the test waits for on a stopped clock",
    async () => {
      if (await isSo()) return true;
      await passTime(page, step);
      return false;
    },
    0,
  );
}

/** Waits until an element has the focus. */
export async function untilFocused(locator: Locator): Promise<void> {
  const element = await locator.elementHandle();
  await locator.page().waitForFunction((each) => each === document.activeElement, element);
}
