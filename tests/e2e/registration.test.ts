import { dateText } from "../../src/domain/date-text";
import { registrationContent } from "../support/content";
import { siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

const { isOpen, openDate, formLink, contactEmail, contactPhone } = registrationContent();

test("a visitor goes from Join Us to the state of the registration and its help", async () => {
  const { page, faults } = await site.open();
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
