import { siteInBrowser } from "../support/browser/site-in-browser";

const site = siteInBrowser();

const unknown = /\b(?:slugs?|collections|test backend|markdown)\b|＋/i;

test.each([
  ["the lists", "#/collections/blog"],
  ["a form", "#/collections/events/new"],
])("%s of the editor use no words of programmers, and no letter that a font may lack", async (_what, address) => {
  const { page, errors } = await site.open({ viewport: { width: 1280, height: 900 } });
  await page.goto(`/admin?demo${address}`);
  await page.locator('a[href*="/entries/"] h2, label[for^="title-field-"]').first().waitFor();
  await page.getByText("Sandbox: the content of the site").waitFor();
  const words = (await page.locator("#nc-root").innerText()).split("\n");
  expect(words.filter((line) => unknown.test(line))).toEqual([]);
  expect(errors).toEqual([]);
});

test.each([360, 1280])("the note of the sandbox covers nothing in a window of %i px", async (width) => {
  const { page } = await site.open({ viewport: { width, height: 740 } });
  await page.goto("/admin?demo#/collections/notices");
  const note = page.getByText("Sandbox: the content of the site");
  await note.waitFor();
  await page.locator('a[href*="/entries/"]').first().waitFor();
  const top = async () => (await note.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('a[href*="/entries/"]').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top());

  await page.goto("/admin?demo#/collections/events/new");
  const form = page.locator('[class*="EditorContainer"]');
  await form.waitFor();
  const box = await form.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
});
