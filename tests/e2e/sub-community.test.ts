import type { Browser } from "playwright";
import { launchBrowser, openPage } from "../support/browser";
import { subCommunityContent } from "../support/content";
import { startSite, type RunningSite } from "../support/site-server";

let browser: Browser;
let site: RunningSite;

const planned = subCommunityContent().find(({ url }) => url === "#");

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

test("Visit says that a website is coming soon while there is none", async () => {
  expect(planned).toBeDefined();
  const { page, faults } = await openPage(browser, site.origin);
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.goto("/sub-community", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: `Visit ${planned?.name ?? ""}` }).click();
  expect(messages).toEqual([`${planned?.name ?? ""} website coming soon! Stay tuned for updates.`]);
  expect(faults).toEqual([]);
});
