import { test as base } from "../../support/browser/fixtures";
import { describeJourneys } from "../../support/browser/journeys";
import { chromiumReader, type Reader } from "../../support/browser/reader";

const test = base.extend<{ reader: Reader }>({
  reader: async ({ site }, use) => {
    const { page } = await site.open({ becomesInteractive: false });
    await use(chromiumReader(page));
  },
});

describeJourneys(test);
