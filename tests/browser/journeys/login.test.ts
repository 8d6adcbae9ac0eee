import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import type { Page } from "@playwright/test";
import type { PageOptions } from "../../support/browser/browser";
import { untilFocused } from "../../support/browser/interactive-page";
import { beginningOf, spoken } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const open = (site: SiteInBrowser, options?: PageOptions) => site.open(options);

async function logIn(page: Page, username: string, password = username): Promise<void> {
  await page.getByLabel(t("Username")).fill(username);
  await page.getByLabel(t("Password")).fill(password);
  await page.getByRole("button", { name: t("Login") }).click();
}

const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: t("Welcome to MyClass") });
/** One toast with exactly these two texts: it disappears after some seconds, so this waits for both at once. */
const toast = (page: Page, title: string, description: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("currentMember"));

test("a reader who opens MyClass signs in first and returns to the page they wanted, without a flash of it @main", async ({
  site,
}) => {
  const { page } = await open(site);
  await page.addInitScript(() => {
    // The empty page before the first one has no storage.
    if (location.protocol === "about:") return;
    const note = () => {
      const seen = new Set(sessionStorage.getItem("seen")?.split("|") ?? []);
      sessionStorage.setItem("seen", [...seen.add(document.querySelector("h1")?.textContent ?? "")].join("|"));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/myclass");
  await page.waitForURL(/\/login\?return=%2Fmyclass$/);
  await logIn(page, "  Nadia ");
  await welcome(page).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe("/myclass");
  expect(await stored(page)).toBe('{"name":"Nadia"}');
  const seen = await page.evaluate(() => sessionStorage.getItem("seen")?.split("|") ?? []);
  expect(seen.filter(Boolean).sort()).toEqual([t("Login"), t("MyClass"), t("Welcome to MyClass")]);
  await page.goBack();
  expect(page.url()).not.toContain("/login");
});

test("the form refuses word for word, names the field at error, and works with only a keyboard @main", async ({
  site,
}) => {
  const { page } = await open(site);
  await page.goto("/login");
  await page.getByText(t("Username and password should be the same")).waitFor();
  const username = page.getByLabel(t("Username"));
  expect(await username.getAttribute("autocomplete")).toBe("username");
  expect(await page.getByLabel(t("Password")).getAttribute("autocomplete")).toBe("current-password");
  await username.focus();
  await page.keyboard.press("Enter");
  await toast(page, t("Error"), t("Please enter both username and password")).waitFor();
  expect(await username.getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.type("nadia");
  await page.keyboard.press("Tab");
  await page.keyboard.type("somebody");
  await page.keyboard.press("Enter");
  await toast(page, t("Login Failed"), t("Invalid Credential. Please check and try again.")).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  expect(await stored(page)).toBeNull();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("nadia");
  await page.keyboard.press("Enter");
  await welcome(page).waitFor();
  expect(page.url()).not.toMatch(/nadia|password/);
});

test("the bar on every page says who is signed in and lets them sign out, in all tabs at once @main", async ({
  site,
}) => {
  const { page } = await open(site);
  await page.goto("/login");
  await logIn(page, "Nadia Rahman");
  await welcome(page).waitFor();
  const other = await page.context().newPage();
  await other.goto("/events");
  const account = (on: Page) => on.getByRole("button", { name: "Nadia Rahman" });
  await account(page).click();
  await page.getByText(spoken(t("Signed in as <member/>"))).waitFor();
  await page.keyboard.press("Escape");
  await untilFocused(account(page));
  // There, the application comes with the first press.
  await other.locator("[data-start=member]").click();
  await account(other).waitFor();
  await other.getByRole("button", { name: t("Sign out") }).click();
  await other
    .getByRole("navigation", { name: t("Main||the menu of the site") })
    .getByRole("link", { name: t("Login") })
    .waitFor();
  expect(await stored(other)).toBeNull();
  await page.waitForURL(/\/login/);
});

test("without JavaScript the login and MyClass say what they need, and no form sends a password anywhere", async ({
  site,
}) => {
  const { page } = await open(site, { javaScriptEnabled: false });
  await page.goto("/login");
  await page
    .getByText(beginningOf(t("Signing in needs JavaScript, because this site has no server to do it.")))
    .waitFor();
  expect(await page.getByLabel(t("Password")).isVisible()).toBe(false);
  await page.goto("/myclass");
  await page
    .getByText(
      beginningOf(
        t(
          "MyClass needs JavaScript to know who you are. You can read everything else on this site without it, such as the <workshops>workshops</workshops>.",
        ),
      ),
    )
    .waitFor();
});
