import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import type { Page } from "@playwright/test";
import { servedPath, sitePath } from "../../../src/domain/addresses/served-path";
import { buildFiles } from "../../../src/domain/routes";
import { SEEN_NOTICES } from "../../../src/domain/notices/seen-notices";
import { THEME_ENTRY } from "../../../src/hooks/theme";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { unpreparedPatterns } from "../../../src/outputs/small-files";
import type { PageOptions } from "../../support/browser/browser";
import { untilInteractive, untilTakenOver } from "../../support/browser/interactive-page";
import { builtPages } from "../../support/built-site";
import { t } from "../../../src/words/t";

const notLoaded = t("Parts of this page could not be loaded. Links still work.");

/** The application's scripts, the only ones whose names have a hash. */
const applicationScript = /-[\da-f]{20}\.js$/;

/** A page as its reader finds it, and its requests for the application. */
async function openStill(
  site: SiteInBrowser,
  address: string,
  options: PageOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  const { page, errors } = await site.open({ ...options, becomesInteractive: false });
  const asked: string[] = [];
  page.on("request", (request) => applicationScript.test(request.url()) && asked.push(request.url()));
  await prepare?.(page);
  await page.goto(address, { waitUntil: "load" });
  return { page, errors, asked };
}

/** The same for a reader whose application never loads. */
const openBlocked = (site: SiteInBrowser, address: string, options?: PageOptions) =>
  openStill(site, address, { ...options, mayFail: true }, (page) =>
    page.route(applicationScript, (route) => route.abort()),
  );

/** As when a reader goes back to a page in the browser's back/forward cache, which Playwright turns off. */
const comeBack = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

/** Gives a page time for delayed work; on a busy computer, a browser may never be idle. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1920, height: 1080 } };

/** One page of each type that is only read, by its path. */
const readPaths = ["/", "/notice", "/post", "/team", "/member"];
const itemPaths = ["/events/", "/notice/", "/blog/", "/profile/member/"].flatMap(
  (list) => builtPages().find(({ path }) => path.startsWith(list) && path !== list)?.path ?? [],
);

test.describe("A page that is only read", () => {
  for (const path of [...readPaths, ...itemPaths])
    test(`loads no part of the application on a phone or a large screen, and reads and links though it could not: ${path} @main`, async ({
      site,
    }) => {
      const { page, asked } = await openBlocked(site, path, phone);
      await untilIdle(page);
      expect(asked).toEqual([]);
      await page.setViewportSize(desktop.viewport);
      await page.reload();
      await untilIdle(page);
      expect(asked).toEqual([]);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("Events"), exact: true })
        .click();
      await page.waitForURL(/\/events$/);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("Events"));
    });
});

test("a browser asks for the styles of a page before its first script has come", async ({ site }) => {
  const { page } = await site.open({ becomesInteractive: false });
  const styles = page.waitForRequest(/\/styles\.[^/]*\.css$/);
  await page.route(`**${buildFiles.hashedStartScript("*")}`, async (route) => {
    await styles;
    await route.continue();
  });
  await Promise.all([styles, page.goto("/events")]);
});

test.describe("The application", () => {
  for (const path of ["/login", "/no-such-page"])
    test(`comes at once on ${path} @main`, async ({ site }) => {
      const { page, asked } = await openStill(site, path);
      await untilTakenOver(page);
      expect(asked).not.toEqual([]);
    });

  test("comes for a link to one post that is followed on the page itself", async ({ site }) => {
    const { page, asked } = await openStill(site, "/post");
    expect(asked).toEqual([]);
    await page.evaluate(() => (window.location.hash = "#1"));
    await untilTakenOver(page);
  });

  for (const address of ["/team?view=past", "/member#codeforces"])
    test(`comes before anything is shown that the address does not ask for: ${address}`, async ({ site }) => {
      const { page } = await site.open({ becomesInteractive: false });
      await page.route(applicationScript, () => undefined);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const visibility = await page.locator("main [data-unsettled]").evaluate((part) => {
        // After a while it is shown anyway.
        for (const animation of part.getAnimations()) animation.currentTime = 0;
        return getComputedStyle(part).visibility;
      });
      expect(visibility).toBe("hidden");
    });

  test("comes when a member uses their account, whose name is there before @main", async ({ site }) => {
    const { page, asked } = await openStill(site, "/events");
    await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ name: "Nadia R" })), SESSION_KEY);
    await page.reload();
    await untilIdle(page);
    expect(asked).toEqual([]);
    const link = page
      .getByRole("navigation", { name: t("Main||the menu of the site") })
      .getByRole("link", { name: "Nadia R" });
    // Text, which is translated, found and read aloud.
    expect(await link.innerText()).toMatch(/^NR\s+Nadia R$/);
    await link.click();
    await page.getByRole("button", { name: t("Sign out") }).waitFor();
    expect(await page.locator("html[data-member]").count()).toBe(0);
  });

  test("does not come for a page that comes back from the browser's cache, which shows who is signed in, what is new and the theme", async ({
    site,
  }) => {
    const { page, asked } = await openStill(site, "/events");
    await page.evaluate(
      ([session, seen, theme]) => {
        localStorage.setItem(session, JSON.stringify({ name: "nadia" }));
        localStorage.setItem(seen, "[]");
        localStorage.setItem(theme, "dark");
      },
      [SESSION_KEY, SEEN_NOTICES, THEME_ENTRY] as const,
    );
    await comeBack(page);
    await page.getByRole("link", { name: "nadia" }).waitFor();
    await page.locator("[data-newest]").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(asked).toEqual([]);
  });
});

test.describe("When the application comes, the page does not move", () => {
  const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

  test("to where its reader was when visiting it before", async ({ site }) => {
    const { page } = await openStill(site, "/events");
    await untilInteractive(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.goto("/team");
    await page.goto("/events");
    await untilInteractive(page);
    expect(await scrolledTo(page)).toBe(0);
  });
});

test.describe("A reader whose application does not load", () => {
  test("is told so, and finds what works without scripts @main", async ({ site }) => {
    const { page } = await openBlocked(site, "/notice", { ...phone, mayFail: true });
    await page.getByRole("button", { name: t("Menu") }).click();
    await page.getByRole("alert").filter({ hasText: notLoaded }).waitFor();
    // The menu is open without scripts.
    await page.getByRole("link", { name: t("Menu"), exact: true }).click();
    await page
      .getByRole("navigation", { name: t("Main||the menu of the site") })
      .getByRole("link", { name: t("Events") })
      .click();
    await page.waitForURL(/\/events$/);
  });

  for (const [address, name] of [
    ["/team?view=past", t("Current Team")],
    ["/team?view=past", t("Past Leaders")],
    ["/member#codeforces", t("Club Members")],
    ["/member#codeforces", t("Codeforces Rank")],
  ] as const)
    test(`finds what its address asked for among all that there is: at ${address} the heading ${name}`, async ({
      site,
    }) => {
      const { page } = await openBlocked(site, address, { mayFail: true });
      await page.getByRole("alert").filter({ hasText: notLoaded }).waitFor();
      expect(await page.getByRole("heading", { name }).isVisible()).toBe(true);
      expect(await page.getByRole("main").getByRole("article").first().isVisible()).toBe(true);
    });

  test("finds what works without scripts, too, if the script that loads it does not come", async ({ site }) => {
    const { page } = await site.open({ mayFail: true, ...phone, becomesInteractive: false });
    await page.route(`**${buildFiles.hashedStartScript("*")}`, (route) => route.abort());
    await page.goto("/notice");
    await page.getByRole("link", { name: t("Menu"), exact: true }).click();
    await page
      .getByRole("navigation", { name: t("Main||the menu of the site") })
      .getByRole("link", { name: t("Events") })
      .click();
    await page.waitForURL(/\/events$/);
  });

  test("can try again", async ({ site }) => {
    const { page } = await site.open({ mayFail: true, becomesInteractive: false });
    let isBlocked = true;
    await page.route(applicationScript, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto("/notice");
    await page.getByRole("button", { name: t("Dark theme") }).click();
    const message = page.getByRole("alert").filter({ hasText: notLoaded });
    await message.waitFor();
    isBlocked = false;
    await message.getByRole("link", { name: t("Reload") }).click();
    await message.waitFor({ state: "detached" });
    await untilInteractive(page);
  });
});

test.describe("A reader whose application comes and fails", () => {
  const unreadable = "var a=/(?<a/;";
  const throwing = 'throw new Error("broken")';
  const answer = (part: RegExp, body: string) => (page: Page) =>
    page.route(part, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const missing = (part: RegExp) => (page: Page) => page.route(part, (route) => route.abort());
  /** As in an old browser. */
  const without = (name: string) => (page: Page) => page.addInitScript(`delete ${name}`);

  const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    "the application can't be read": answer(/\/app-[\da-f]{20}\.js$/, unreadable),
    "the application throws": answer(/\/app-[\da-f]{20}\.js$/, throwing),
    "the framework can't be read": answer(/\/framework-[\da-f]{20}\.js$/, unreadable),
    "the framework throws": answer(/\/framework-[\da-f]{20}\.js$/, throwing),
    "the code of the page can't be read": answer(/\/chunk-[^/]*\.js$/, unreadable),
    "the code of the page throws": answer(/\/chunk-[^/]*\.js$/, throwing),
    "only the code of the page does not come": missing(/\/chunk-[^/]*\.js$/),
    "only the data of the page does not come": missing(/\/page-data\//),
    "the browser lacks a method of lists": without("Array.prototype.flatMap"),
    "the browser lacks what a part asks for while it is drawn": without("window.URLSearchParams"),
    "the browser lacks what a part asks for once it is drawn": without("window.matchMedia"),
  };

  const message = (page: Page) => page.getByRole("alert").filter({ hasText: notLoaded });

  for (const [name, prepare] of Object.entries(failures))
    test(`is told so and keeps the page if ${name}`, async ({ site }) => {
      const { page } = await openStill(site, "/notice", { ...phone, mayFail: true }, prepare);
      const titles = page.getByRole("main").getByRole("row");
      const before = await titles.count();
      const menu = page.getByRole("button", { name: t("Menu") });
      await menu.click();
      await message(page).waitFor();
      expect(await page.locator("[aria-busy=true]").count()).toBe(0);
      // The menu is open without scripts.
      expect(await menu.count()).toBe(0);
      expect(await titles.count()).toBeGreaterThanOrEqual(before);
      await page
        .getByRole("navigation", { name: t("Main||the menu of the site") })
        .getByRole("link", { name: t("Events") })
        .click();
      await page.waitForURL(/\/events$/);
    });
});

test("the browser prepares no page that would load the application at once, and no file", async ({ site }) => {
  const { page } = await openStill(site, "/events");
  const paths = ["/login", "/myclass/web", "/blog?tag=C", "/post#1", "/member?q=a#codeforces", "/rules.pdf", "/team"];
  const left = await page.evaluate(
    ([patterns, addresses]) =>
      addresses.filter((address) => !patterns.some((pattern) => new URLPattern(pattern, origin).test(address, origin))),
    [unpreparedPatterns(), paths.map(servedPath)] as const,
  );
  expect(left.map(sitePath)).toEqual(["/team"]);
});

test.describe("From page to page without the application", () => {
  /** True if the next page of this tab fades in, as the browser tells the page. */
  const fades = async (site: SiteInBrowser, reducedMotion: "reduce" | "no-preference") => {
    const { page } = await site.open({ becomesInteractive: false, reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.fades = String(Reflect.get(event, "viewTransition") !== null);
      });
    });
    await page.goto("/team");
    // A pointer would load the application.
    await page.evaluate((path) => window.location.assign(path), servedPath("/events"));
    await page.waitForURL((url) => url.pathname === servedPath("/events"));
    await page.locator("html[data-fades]").waitFor();
    return page.locator("html").getAttribute("data-fades");
  };

  test("the next page fades in", async ({ site }) => {
    expect(await fades(site, "no-preference")).toBe("true");
  });

  test("the next page appears at once for readers who prefer less motion", async ({ site }) => {
    expect(await fades(site, "reduce")).toBe("false");
  });
});
