import { foldersWith } from "../../../src/model/descriptors";
import { routes } from "../../../src/domain/routes";
import { leadsSomewhere } from "../../../src/domain/settings/offered";
import { expect, test } from "../../support/browser/fixtures";

const lists = foldersWith("list")
  .filter((folder) => folder !== "courses")
  .map(routes.list)
  .filter(leadsSomewhere);

const windows = { phones: { width: 360, height: 740 }, desktops: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(windows))
  for (const javaScriptEnabled of [true, false])
    test(`on ${device} a list begins with its items (with scripts: ${javaScriptEnabled}) @main`, async ({ site }) => {
      const { page } = await site.open({ javaScriptEnabled, viewport });
      for (const path of new Set(lists)) {
        await page.goto(path);
        const item = page.locator("main :is(article, tbody tr, li):not(nav *):not(header *):visible").first();
        const top = (await item.boundingBox())?.y ?? Infinity;
        expect([path, Math.min(top, 421)]).toEqual([path, Math.min(top, 420)]);
      }
    });
