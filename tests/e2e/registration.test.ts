import type { Browser } from "playwright";
import { dateText } from "../../src/domain/date-text";
import { launchBrowser, openPage } from "../support/browser";
import { registrationContent } from "../support/content";
import { startSite, type RunningSite } from "../support/site-server";

let browser: Browser;
let site: RunningSite;

const { isOpen, openDate, formLink, contactEmail, contactPhone } = registrationContent();

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

test("a visitor goes from Join Us to the state of the registration and its help", async () => {
  const { page, faults } = await openPage(browser, site.origin);
  await page.goto("/join-us", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Start Your Journey" }).click();
  await page.getByRole("heading", { level: 1, name: "Registration" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/registration");
  const main = page.getByRole("main");
  const form = main.locator(`a[href="${formLink ?? ""}"]`);
  if (isOpen) {
    await main.getByText("Registration is OPEN").waitFor();
    expect(await form.first().getAttribute("target")).toBe("_blank");
  } else {
    await main.getByText("Registration is CLOSED").waitFor();
    await main.getByText(`Next opens on ${dateText(openDate)}`).waitFor();
    expect(await form.count()).toBe(0);
  }
  for (const contact of [contactEmail, contactPhone])
    if (contact) expect(await main.getByRole("link", { name: contact, exact: true }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
});
