import type { Locator, Page } from "@playwright/test";

/**
 * Moves the cursor in a text by a key. Decap's editor notes a tenth of a second later where the cursor is, and puts it back
 * there if it has been moved again by then.
 */
export async function moveCursor(page: Page, key: string): Promise<void> {
  await cursorNoted(page);
  await page.keyboard.press(key);
  await cursorNoted(page);
}

/**
 * Clicks into a text until it holds the cursor. A form that has just opened may draw its text once more, and with that drops
 * the focus.
 */
export async function clickIntoText(text: Locator): Promise<void> {
  do {
    await text.click();
    await cursorNoted(text.page());
  } while (!(await text.evaluate((element) => element === document.activeElement)));
}

/** The page itself waits: on a busy machine the timers of its editor are late as well. */
function cursorNoted(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((noted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(noted, 150)));
      }),
  );
}

/** The forms in which a program puts something on the clipboard, by their types. */
export type Copied = Readonly<Record<string, string>>;

/** Copies something to the clipboard of the system, unchanged: `navigator.clipboard` would clean its HTML. */
export async function copy(page: Page, copied: Copied): Promise<void> {
  await page.evaluate((forms) => {
    const fill = (event: ClipboardEvent) => {
      for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("copy", fill, { capture: true, once: true });
  }, copied);
  await page.keyboard.press("ControlOrMeta+C");
}

/** Copies HTML, and pastes it where the cursor is. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await copy(page, { "text/html": html });
  await page.keyboard.press("ControlOrMeta+V");
}
