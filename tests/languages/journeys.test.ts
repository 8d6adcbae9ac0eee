import { chromiumReader } from "../support/browser/reader";
import { describeJourneys } from "../support/browser/journeys";
import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();
let errors: readonly string[] = [];

afterEach(() => expect(errors).toEqual([]));

describeJourneys(async () => {
  const watched = await site.open({ becomesInteractive: false });
  errors = watched.errors;
  return chromiumReader(watched.page);
});
