import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { routes } from "../../src/domain/routes";
import { builtPages, publicDirectory, readablePages } from "../support/built-site";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { startSlowSite } from "../support/browser/slow-site";
import { visitAll } from "../support/browser/visit-all";

const site = siteInBrowser();
const slowSite = siteInBrowser(startSlowSite);

test("a planted inline script does not run under the site's policy", async () => {
  const { page } = await site.open({ comesAlive: false });
  const html = readFileSync(path.join(publicDirectory, "index.html"), "utf8");
  await page.route("**/planted", async (route) => {
    const response = await route.fetch({ url: `${site.origin}/` });
    await route.fulfill({ response, body: html.replace("</body>", "<script>window.planted = true</script></body>") });
  });
  const violations: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && violations.push(message.text()),
  );
  await page.goto("/planted");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await page.evaluate<unknown>("window.planted")).toBeUndefined();
  expect(violations.length).toBeGreaterThan(0);
});

/** Tells what is moved or refused on every page that it opens from now on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "allShifts", () => [...shifts, ...observer.takeRecords()]);
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

/** How far everything on a page has moved since it was opened, until all that React has changed is drawn. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const allShifts: unknown = Reflect.get(window, "allShifts");
    const shifts: unknown = typeof allShifts === "function" ? Reflect.apply(allShifts, window, []) : undefined;
    if (!Array.isArray(shifts)) throw new Error("The page is not watched");
    return shifts.reduce((sum: number, shift) => sum + Number(Reflect.get(Object(shift), "value")), 0);
  });
}

test(
  "every page comes alive without an error, a violation, a third-party request or a shift, however slowly it arrives",
  async () => {
    // The editor looks for its helper on this machine, under a policy of its own (editing.test.ts).
    const left = ["/404.html", routes.admin];
    const paths = readablePages().flatMap((built) => (left.includes(built.path) ? [] : [built.path]));
    const found: string[] = [];
    const open = async () => {
      const watched = await slowSite.open({ viewport: { width: 360, height: 740 } });
      await watch(watched.page);
      return watched;
    };
    await visitAll(paths, open, async (path, { page, errors }) => {
      const shift = await shiftOf(page);
      if (shift > 0) errors.push(`layout shift ${shift}`);
      found.push(...errors.splice(0).map((error) => `${path}: ${error}`));
    });
    expect(found).toEqual([]);
  },
  10 * 60_000,
);

test("what the browser makes of a page's HTML is what React would have drawn", async () => {
  const attributes = (page: Page) =>
    page.evaluate(() =>
      // The HTML, which is for both themes, does not say which one is in force.
      [...document.querySelectorAll('#___gatsby :not([aria-label="Dark theme"])')].map((element) =>
        [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(" "),
      ),
    );
  const [{ path: event } = { path: "/events" }] = builtPages().filter((built) => built.path.startsWith("/events/"));
  const { page: plain } = await site.open({ comesAlive: false });
  await plain.route("**/*.js", (route) =>
    route.request().url().includes("theme.js") ? route.continue() : route.abort(),
  );
  await plain.goto(event);
  const { page } = await site.open();
  await page.goto(event);
  expect(await attributes(page)).toEqual(await attributes(plain));
});
