import type { Page } from "@playwright/test";

/**
 * Changes the texts of a page like browsers that translate it: each is replaced with elements that contain other words.
 * Here these are the same words after a mark.
 */
export async function translate(page: Page, mark = ""): Promise<void> {
  await page.evaluate((sign) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script,style,noscript,font")) continue;
      const range = document.createRange();
      const translated = range.createContextualFragment("<font><font></font></font>");
      translated.querySelector("font font")?.append(sign + text.data);
      text.replaceWith(translated);
    }
  }, mark);
}

/** Changes a page like extensions: adds attributes to the document and to fields, and elements beside fields. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement, body, head } = document;
    documentElement.setAttribute("data-darkreader-mode", "dynamic");
    documentElement.setAttribute("data-lt-installed", "true");
    body.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
    body.setAttribute("cz-shortcut-listen", "true");
    body.style.setProperty("--extension", "1");
    head.prepend(Object.assign(document.createElement("meta"), { name: "darkreader" }));
    documentElement.append(document.createElement("grammarly-desktop-integration"));
    body.prepend(document.createElement("com-1password-notification"));
    for (const field of document.querySelectorAll<HTMLElement>("input,textarea,select")) {
      field.setAttribute("data-gramm", "false");
      field.setAttribute("data-lpignore", "true");
      field.classList.add("extended");
      field.style.setProperty("background-position", "98% 50%");
      field.insertAdjacentElement("afterend", document.createElement("com-1password-button"));
      field.insertAdjacentHTML("beforebegin", `<div data-lastpass-root><button type="button">🔑</button></div>`);
    }
  });
}

/** The changes of translations and extensions. */
export const changes = [
  ["translated into the same words", (page: Page) => translate(page)],
  ["translated into other words", (page: Page) => translate(page, "~")],
  ["changed by extensions", extend],
] as const;
