import { createServer } from "node:http";
import { expect, test } from "../../support/browser/fixtures";
import { readPage } from "../../support/built-site";
import { listen } from "../../support/servers/listen";
import { t } from "../../../src/words/t";

test("a page whose line stalls at 70 % of its HTML is shown as far as it has come", async ({ browser, server }) => {
  const html = readPage("/events");
  const { origin, close } = await listen(
    createServer((request, response) => {
      if (request.url !== "/events") {
        response.writeHead(307, { location: `${server.origin}${request.url}` }).end();
        return;
      }
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write(html.slice(0, Math.floor(html.length * 0.7)));
    }),
  );
  const page = await browser.newPage();
  await page.goto(`${origin}/events`, { waitUntil: "commit" });
  const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(painted, { timeout: 5000 }).toBe(1);
  expect(await page.getByRole("heading", { level: 1, name: t("Events") }).isVisible()).toBe(true);
  await page.close();
  await close();
});
