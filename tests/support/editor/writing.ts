import type { Page } from "@playwright/test";

/** The formats in which a program puts something on the clipboard, by type. */
type Copied = Readonly<Record<string, string>>;

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

/** Copies HTML, and pastes it at the cursor. */
export async function pasteHtml(page: Page, html: string, plain = ""): Promise<void> {
  await copy(page, { "text/html": html, "text/plain": plain });
  await page.keyboard.press("ControlOrMeta+V");
}
