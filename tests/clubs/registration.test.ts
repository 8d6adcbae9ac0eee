import { siteInBrowser } from "../support/site-in-browser";

const site = siteInBrowser();

test("while registration is open the page says so and leads to the form, in a new tab", async () => {
  const { page, faults } = await site.open();
  await page.goto("/registration", { waitUntil: "networkidle" });
  await page.getByText("Registration is OPEN").waitFor();
  expect(await page.getByText("Registration is CLOSED").count()).toBe(0);
  expect(await page.getByText(/^Next opens on/).count()).toBe(0);
  const forms = page.locator("main a[href^='https://forms.example.net/join']");
  expect(await forms.count()).toBe(2);
  for (const form of await forms.all()) expect(await form.getAttribute("target")).toBe("_blank");
  expect(faults).toEqual([]);
});
