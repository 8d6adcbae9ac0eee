import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles, publicDirectory, visitorPages } from "../support/built-site";
import { parseJsonObject } from "../support/json-object";
import { brokenBars } from "../support/browser/bar-in-windows";
import { siteInBrowser } from "../support/browser/site-in-browser";
import { VISIT_PATIENCE, visitAll } from "../support/browser/visit-all";

const site = siteInBrowser();

test("another club's site contains not a single word of the sample club", () => {
  const { name, shortName, baseUrl } = parseJsonObject(readFileSync("content/site/club.json", "utf8"));
  const words = [name, shortName, new URL(String(baseUrl)).hostname].filter((word) => typeof word === "string");
  expect(words).toHaveLength(3);
  const found = builtFiles()
    .filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file) || file === "_headers")
    .flatMap((file) => {
      const text = readFileSync(path.join(publicDirectory, file), "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});

test("items that wait for their time are not on the site, which says when it has to be built again", () => {
  const waiting = ["events/later", "notice/later", "post/101", "blog/later"];
  const files = builtFiles();
  expect(
    waiting.filter((page) => files.some((file) => file.includes(`${page}.`) || file.includes(`${page}/`))),
  ).toEqual([]);
  const next = readFileSync(path.join(publicDirectory, "next-publication.json"), "utf8");
  // The start of the day at the club.
  expect(next).toBe('{"next":"2998-01-01T03:00:00.000Z"}\n');
});

test.each([
  ["2997-06-01T00:00:00Z", "6 de junho de 2997"],
  // Half past one in the morning at the club: it is over.
  ["2997-06-07T04:30:00Z", "13 de junho de 2997"],
  // One time is left out.
  ["2997-06-14T04:30:00Z", "27 de junho de 2997"],
])("readers at %s see %s as the next date of a weekly meeting", async (now, date) => {
  const { page, errors } = await site.open();
  await page.clock.setFixedTime(new Date(now));
  for (const path of ["/", "/events", "/events/weekly-tea"]) {
    await page.goto(path);
    await page.getByText(date).first().waitFor();
  }
  expect(errors).toEqual([]);
});

test(
  "nothing that its content holds runs on any page, and no page is wider than a small phone",
  async () => {
    const found: string[] = [];
    const paths = visitorPages().flatMap(({ path: built }) => (built === "/404.html" ? [] : [built]));
    const open = async () => {
      const watched = await site.open({ viewport: { width: 320, height: 640 }, bypassCSP: true });
      watched.page.on("dialog", (dialog) => void dialog.dismiss());
      return watched;
    };
    await visitAll(paths, open, async (visited, { page, errors }) => {
      const hacked: unknown = await page.evaluate<unknown>("window.hacked");
      if (hacked !== undefined) found.push(`${visited}: ${JSON.stringify(hacked)} ran`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${visited}: ${overflow} px wider than the window`);
      found.push(...errors.splice(0).map((error) => `${visited}: ${error}`));
    });
    expect(found).toEqual([]);
  },
  VISIT_PATIENCE,
);

test("the bar fits into every window, however long the words are that the club writes into it", async () => {
  const { page, errors } = await site.open();
  await page.goto("/events");
  expect(await brokenBars(page)).toEqual([]);
  expect(errors).toEqual([]);
});
