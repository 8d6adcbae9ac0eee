import type { Page } from "playwright";
import type { PageOptions } from "../support/browser/browser";
import { untilInteractive } from "../support/browser/interactive-page";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();

/** The scripts that bring a page to life; those that come before them bear no hash. */
const lateScripts = /-[\da-f]{20}\.js$/;

/** A page whose scripts come when the test says so. */
async function openEarly(address: string, options?: PageOptions) {
  const { page, errors } = await site.open({ ...options, becomesInteractive: false });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(lateScripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const letScriptsCome = async () => {
    release();
    await untilInteractive(page);
  };
  return { page, errors, letScriptsCome };
}

const themeSwitch = (page: Page) => page.getByRole("button", { name: "Dark theme" });

describe("What a reader does before the scripts of a page have come", () => {
  it("switches the theme once they have", async () => {
    const { page, errors, letScriptsCome } = await openEarly("/events", { colorScheme: "light" });
    await themeSwitch(page).click();
    await letScriptsCome();
    expect(await themeSwitch(page).getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(errors).toEqual([]);
  });

  it("opens the menu of a phone", async () => {
    const phone = { viewport: { width: 390, height: 800 } };
    const { page, errors, letScriptsCome } = await openEarly("/", phone);
    await page.getByRole("button", { name: "Menu" }).click();
    await letScriptsCome();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }).waitFor();
    expect(errors).toEqual([]);
  });

  it("opens the search by its keys", async () => {
    const { page, errors, letScriptsCome } = await openEarly("/events");
    await page.keyboard.press("Control+k");
    await letScriptsCome();
    await page.getByRole("dialog").getByRole("searchbox").waitFor();
    expect(errors).toEqual([]);
  });

  it("searches for what was typed", async () => {
    const { page, errors, letScriptsCome } = await openEarly("/member");
    await page.getByRole("searchbox").fill("]no member[");
    await letScriptsCome();
    await page.getByText("0 members found").waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("]no member[");
    expect(errors).toEqual([]);
  });

  it.each(["a press", "Enter"])("signs a member in by %s", async (way) => {
    const { page, errors, letScriptsCome } = await openEarly("/login");
    await page.getByLabel("Username").fill("nadia");
    await page.getByLabel("Password").fill("nadia");
    if (way === "Enter") await page.keyboard.press("Enter");
    else await page.getByRole("button", { name: "Login" }).click();
    await letScriptsCome();
    await page.getByRole("heading", { level: 1, name: "Welcome to MyClass" }).waitFor();
    expect(errors).toEqual([]);
  });

  it("follows a link at once", async () => {
    const { page } = await openEarly("/");
    // oxlint-disable-next-line typescript/no-deprecated -- still the only way not to wait for the next page here
    await page.getByRole("contentinfo").getByRole("link", { name: "Events", exact: true }).click({ noWaitAfter: true });
    await page.waitForURL(/\/events$/, { waitUntil: "commit" });
  });
});
