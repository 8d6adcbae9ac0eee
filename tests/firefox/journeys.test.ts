import { startFirefox } from "../support/browser/firefox";
import { describeJourneys } from "../support/browser/journeys";
import { startSite, type RunningSite } from "../support/servers/site-server";

let site: RunningSite;
let firefox: Awaited<ReturnType<typeof startFirefox>>;

beforeAll(async () => {
  site = await startSite();
  firefox = await startFirefox(site.origin);
});

afterAll(async () => {
  await firefox.close();
  await site.close();
});

describeJourneys(() => Promise.resolve(firefox.reader));
