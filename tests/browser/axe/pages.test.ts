import { expect, test as base } from "../../support/browser/fixtures";
import { VISIT_PATIENCE } from "../../support/browser/visit-all";
import { themes, visitEveryPage, visitEveryType, windows } from "../../support/browser/visit-every-page";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { publicDirectory } from "../../support/built-site";
import { listen } from "../../support/servers/listen";
import { startSite, type RunningSite } from "../../support/servers/site-server";

/** How many pieces a page is cut into, and how long the next one takes to arrive, in ms: a few frames of the screen. */
const PIECES = 6;
const PAUSE = 50;

/** The built site as over a poor connection: the HTML of each page arrives in pieces. */
async function startSlowSite(): Promise<RunningSite> {
  const whole = await startSite();
  const site = createSiteServer(publicDirectory);
  const slow = await listen(
    createServer((request, response) => {
      if (path.extname(request.url ?? "") === "") void sendInPieces(whole.origin, request, response);
      else site.emit("request", request, response);
    }),
  );
  return {
    origin: slow.origin,
    close: async () => {
      await Promise.all([slow.close(), whole.close()]);
    },
  };
}

async function sendInPieces(origin: string, { url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + url, { redirect: "manual", headers: { "accept-encoding": "identity" } });
  const html = Buffer.from(await answer.arrayBuffer());
  // A page that arrives in pieces has no length.
  const headers = [...answer.headers].filter(([name]) => !/^(content-length|transfer-encoding)$/.test(name));
  response.writeHead(answer.status, Object.fromEntries(headers));
  const size = Math.ceil(html.length / PIECES);
  for (let start = 0; start < html.length; start += size) {
    response.write(html.subarray(start, start + size));
    await pause(PAUSE);
  }
  response.end();
}

const test = base.extend<object, { server: RunningSite }>({
  server: [
    async ({}, use) => {
      const server = await startSlowSite();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

test("every page becomes interactive without an error, a violation, a third-party request, a shift or an obstacle to coming back, however slowly it arrives; axe finds nothing on it, and it is not wider than the window", async ({
  site,
}) => {
  test.setTimeout(VISIT_PATIENCE);
  const visit = await visitEveryPage(site);
  expect.soft(visit.start).toEqual([]);
  for (const { name } of windows)
    for (const theme of themes) expect.soft(visit.looks[name][theme], `on a ${name} in the ${theme} theme`).toEqual([]);
});

test("one page of each type becomes interactive as it should, and axe finds nothing on it on a phone @main", async ({
  site,
}) => {
  test.setTimeout(VISIT_PATIENCE);
  const visit = await visitEveryType(site);
  expect.soft(visit.start).toEqual([]);
  expect.soft(visit.looks.phone.light).toEqual([]);
});
