import { expect, test } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { openEarly } from "../../support/browser/early-page";
import { firstView } from "../../../src/domain/notices/notice-list";
import { noticeContent } from "../../support/content/content";
import { t } from "../../../src/words/t";

/**
 * Changes the texts of a page as browsers do that translate it: each is replaced by elements that hold other words. Here
 * these are the same words, with a mark before them.
 */
async function translate(page: Page, mark = ""): Promise<void> {
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

/** Adds to a page what extensions add: attributes of the document and of fields, and elements beside these. */
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

/** Errors of React on a page that is no longer as it was built. */
const mismatch = /Minified React error #418/;
const unexpected = (errors: string[]) => errors.splice(0).filter((error) => !mismatch.test(error));

const total = noticeContent().length;
/** What the list says at the page that begins with this notice. */
const showing = (from: number) =>
  t("Showing {from} to {to} of {count} results", {
    from,
    to: Math.min(from + firstView.size - 1, total),
    count: total,
  });

const results = (page: Page) => page.getByRole("navigation", { name: t("Pages of notices") }).getByRole("status");

const changes = [
  ["translated into the same words", (page: Page) => translate(page)],
  ["translated into other words", (page: Page) => translate(page, "~")],
  ["changed by extensions", extend],
] as const;

for (const [name, change] of changes)
  test.describe(`On a page that was ${name} before its scripts have come`, () => {
    test("a press takes effect", async ({ site }) => {
      const { page, errors, letScriptsCome } = await openEarly(site, "/notice");
      await change(page);
      await page.getByRole("button", { name: t("Next") }).click();
      await letScriptsCome();
      await results(page).getByText(showing(11)).waitFor();
      expect(unexpected(errors)).toEqual([]);
    });

    test("typed text stays and is searched for @main", async ({ site }) => {
      const { page, errors, letScriptsCome } = await openEarly(site, "/member");
      await page.getByRole("searchbox").pressSequentially("]no");
      await change(page);
      await page.keyboard.type(" member[");
      await letScriptsCome();
      await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: 0 })).waitFor();
      expect(await page.getByRole("searchbox").inputValue()).toBe("]no member[");
      expect(unexpected(errors)).toEqual([]);
    });
  });

test.describe("On a page that is translated while it runs", () => {
  test("the numbers that it shows are those of the page that was turned to", async ({ page }) => {
    await page.goto("/notice");
    await translate(page);
    await page.getByRole("button", { name: t("Next") }).click();
    await results(page).getByText(showing(11)).waitFor();
    await translate(page);
    await page.getByRole("button", { name: t("Previous") }).click();
    await results(page).getByText(showing(1)).waitFor();
  });

  test("lists change, fields answer, and what opens closes", async ({ page }) => {
    await page.goto("/member");
    await translate(page);
    await page.getByRole("searchbox").fill("]no member[");
    await page.getByText(t("{count, plural, one {# member found} other {# members found}}", { count: 0 })).waitFor();
    await translate(page);
    await page
      .getByRole("button", { name: t("Clear Filters") })
      .first()
      .click();
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("searchbox").fill("camp");
    await page.getByRole("dialog").getByRole("link").first().waitFor();
    await translate(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("Close||a dialog") })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});
