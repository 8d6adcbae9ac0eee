import { startSite, type RunningSite } from "../servers/site-server";
import { describeJourneys } from "./journeys";
import type { OpenBrowser } from "./open-browser";
import { describeUses } from "./uses";

/**
 * Tests that the site works in a browser.
 *
 * @param start starts it for a site; without it the tests are skipped
 */
export function describeBrowser(name: string, start: ((origin: string) => Promise<OpenBrowser>) | undefined): void {
  (start ? describe : describe.skip)(name, () => {
    let site: RunningSite;
    let browser: OpenBrowser;

    beforeAll(async () => {
      site = await startSite();
      if (!start) return;
      browser = await start(site.origin);
      process.stdout.write(`${name} ${browser.version}\n`);
    });

    afterAll(async () => {
      await browser.close();
      await site.close();
    });

    describeJourneys(() => Promise.resolve(browser.reader));
    describeUses(() => browser.reader);
  });
}
