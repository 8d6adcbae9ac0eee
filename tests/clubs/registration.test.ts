import type { Browser } from "playwright";
import { launchBrowser, openPage } from "../support/browser";
import { startSite, type RunningSite } from "../support/site-server";

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

test("while registration is open the page says so and leads to the form, in a new tab", async () => {
  const { page, faults } = await openPage(browser, site.origin);
  await page.goto("/registration", { waitUntil: "networkidle" });
  await page.getByText("Registration is OPEN").waitFor();
  expect(await page.getByText("Registration is CLOSED").count()).toBe(0);
  expect(await page.getByText(/^Next opens on/).count()).toBe(0);
  const forms = page.locator("main a[href^='https://forms.example.net/join']");
  expect(await forms.count()).toBe(2);
  for (const form of await forms.all()) expect(await form.getAttribute("target")).toBe("_blank");
  expect(faults).toEqual([]);
});
