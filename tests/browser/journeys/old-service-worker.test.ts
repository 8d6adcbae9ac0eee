import { createServer, type ServerResponse } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { clubSettings } from "../../../src/model/build-info";
import { expect, test } from "../../support/browser/fixtures";
import { publicDirectory } from "../../support/built-site";
import { listen } from "../../support/servers/listen";

/** Answers from its cache, and caches everything that it loads. */
const keepsAll = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(answer(event.request)));
async function answer(request) {
  const cache = await caches.open("precache-v1");
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  await cache.put(request, response.clone());
  return response;
}`;

/** A page of the earlier site, which registers its service worker with every visit. */
const oldPage = (worker: string) => `<!doctype html><title>Old</title><h1>The old site</h1>
<script>navigator.serviceWorker.register(${JSON.stringify(worker)});</script>`;

function answerAsBefore(path: string | undefined, worker: string, response: ServerResponse): void {
  const isWorker = path === worker;
  response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
  response.end(isWorker ? keepsAll : oldPage(worker));
}

for (const path of clubSettings().oldServiceWorkers)
  test(`a reader who has the service worker ${path} of the club's earlier site sees the new one after one reload`, async ({
    browser,
  }) => {
    const site = createSiteServer(publicDirectory);
    let isMoved = false;
    const { origin, close } = await listen(
      createServer((request, response) => {
        if (isMoved) site.emit("request", request, response);
        else answerAsBefore(request.url, servedPath(path), response);
      }),
    );
    const context = await browser.newContext();
    const page = await context.newPage();
    const home = origin + servedPath("/");
    await page.goto(home);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.evaluate(async () => {
      await (await caches.open("of-another-folder")).put("/elsewhere/file", new Response("kept"));
    });

    isMoved = true;
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.goto(home);
    await page.getByRole("contentinfo").waitFor();
    const left = () =>
      page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
    const others = servedPath("/") === "/" ? [] : ["of-another-folder"];
    await expect.poll(left).toEqual([others, []]);
    expect(loads).toBe(2);
    await page.reload();
    expect(await page.getByText("The old site").count()).toBe(0);
    await context.close();
    await close();
  });
