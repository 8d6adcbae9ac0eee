import { expect, test } from "../../support/browser/fixtures";
import type { Locator, Page } from "@playwright/test";
import { changes } from "../../support/browser/changed-page";
import { openEarly } from "../../support/browser/early-page";
import { t } from "../../../src/words/t";

const main = (page: Page) => page.getByRole("main");
const searchbox = (page: Page) => main(page).getByRole("searchbox");

/** All text fields in the HTML of the site, by page. */
const fields: readonly (readonly [address: string, field: (page: Page) => Locator])[] = [
  ["/member", searchbox],
  ["/events", searchbox],
  ["/workshop", searchbox],
  ["/notice", searchbox],
  ["/blog", searchbox],
  ["/search", searchbox],
  ["/login", (page) => page.getByLabel(t("Username"))],
  ["/login", (page) => page.getByLabel(t("Password"))],
  ["/instructions", (page) => main(page).getByRole("textbox").first()],
];

/** Types on a slow device as fast as people do, while the scripts of the page load after three letters. */
async function typeWhileScriptsCome(page: Page, text: string, letScriptsCome: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  let next = 0;
  let arrival: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    const presses: Promise<void>[] = [];
    const typist = setInterval(() => {
      if (next === 3) arrival = letScriptsCome();
      if (next < text.length) presses.push(page.keyboard.press(text.charAt(next)));
      else {
        clearInterval(typist);
        void Promise.all(presses).then(() => resolve());
      }
      next += 1;
    }, 80);
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await arrival;
}

const text = "gitalifarhannadiarahimuddin";

/** Records whether the field ever loses the focus or leaves the document. */
async function watch(field: Locator): Promise<() => Promise<boolean>> {
  const element = await field.elementHandle();
  await element.evaluate((watched) => watched.addEventListener("blur", () => (watched.dataset.left = "")));
  return async () =>
    element.evaluate((watched) => document.activeElement === watched && watched.dataset.left === undefined);
}

for (const [index, [address, fieldOf]] of fields.entries())
  for (const [name, change] of index === 0 ? changes : [["changed", changeAll] as const])
    test(`what is typed into field ${index + 1}, at ${address}, on a page that was ${name} stays as it is typed${name === "changed by extensions" ? " @main" : ""}`, async ({
      site,
    }) => {
      const { page, letScriptsCome } = await openEarly(site, address);
      await change(page);
      const field = fieldOf(page);
      await field.click();
      const isWhereItWas = await watch(field);
      await typeWhileScriptsCome(page, text, letScriptsCome);
      expect(await field.inputValue()).toBe(text);
      expect(await isWhereItWas()).toBe(true);
      if (fieldOf === searchbox) await page.waitForURL(new RegExp(`[?&]q=${text}`));
    });

async function changeAll(page: Page): Promise<void> {
  for (const [, change] of changes.slice(1)) await change(page);
}
