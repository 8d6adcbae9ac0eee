import { expect, test } from "../../support/browser/fixtures";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { builtPages, publicDirectory } from "../../support/built-site";
import { t } from "../../../src/words/t";

test("a planted inline script does not run under the site's policy @main", async ({ site }) => {
  const { page } = await site.open({ mayFail: true, becomesInteractive: false });
  const html = readFileSync(path.join(publicDirectory, "index.html"), "utf8");
  await page.route("**/planted", async (route) => {
    const response = await route.fetch({ url: site.origin + servedPath("/") });
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

test("what the browser makes of a page's HTML is what React would have drawn", async ({ page, site }) => {
  const attributes = (page: Page) =>
    page.evaluate(
      (theme) =>
        // The HTML, which is for both themes, does not say which one is used.
        [...document.querySelectorAll(`#___gatsby :not([aria-label="${theme}"])`)].map((element) =>
          [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(" "),
        ),
      t("Dark theme"),
    );
  const [{ path: event } = { path: "/events" }] = builtPages().filter((built) => built.path.startsWith("/events/"));
  const { page: plain } = await site.open({ becomesInteractive: false, mayFail: true });
  await plain.route("**/*.js", (route) => route.abort());
  await plain.goto(event);
  await page.goto(event);
  expect(await attributes(page)).toEqual(await attributes(plain));
});
