import { LANGUAGE_ENTRY } from "../../../src/components/start/keep-language";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { THEME_ENTRY } from "../../../src/hooks/theme";
import { expect, test } from "../../support/browser/fixtures";
import { pageTypes, readPage } from "../../support/built-site";

/** What the site stores for a member who has used all of it; the page of notices itself stores which ones were seen. */
const stored = {
  [SESSION_KEY]: '{"id":1,"name":"A visitor"}',
  [THEME_ENTRY]: "dark",
  [LANGUAGE_ENTRY]: "en",
  "myclass.progress.1:1": '{"web":{"completed":["a"],"last":"b"}}',
  "myclass.codeforces.1:1": "{}",
  "myclass.days.1:1": '["2026-01-01"]',
};

test("those who read every type of page twice, with all that the site stores, load no script but the one that starts it", async ({
  site,
}) => {
  test.setTimeout(300_000);
  const { page } = await site.open({ becomesInteractive: false });
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, stored);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A device without Bangla letters asks for them where a page has some.
    if (request.resourceType() === "script" && pathname !== "/bangla.js")
      scripts.add(pathname.replace(/\.[0-9a-f]+\.js$/, ".js"));
  });
  // The others have nothing to read without the application.
  const readPaths = pageTypes().filter((path) => !/ data-ways="[^"]*\bload\b(?!\?)/.test(readPage(path)));
  expect(readPaths.length).toBeGreaterThan(20);
  for (const path of [...readPaths, ...readPaths]) {
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  }
  expect([...scripts]).toEqual(["/start.js"]);
});
