import { expect, test } from "../../support/browser/fixtures";
import { t } from "../../../src/words/t";

const unknown = /\b(?:slugs?|collections|test backend|markdown)\b|＋/i;

for (const width of [360, 1280])
  test(`in a window of ${width} px the lists and the forms use no words of programmers, no letter that a font may lack, and the note of the sandbox covers nothing of them`, async ({
    site,
  }) => {
    const { page } = await site.open({ viewport: { width, height: 740 } });
    const note = page.getByText(
      t("Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything."),
    );
    const top = async () => (await note.boundingBox())?.y ?? 0;
    const wordsOfProgrammers = async () =>
      (await page.locator("#nc-root").innerText()).split("\n").filter((line) => unknown.test(line));
    for (const list of ["notices", "blog"]) {
      await page.goto(`/admin?demo#/collections/${list}`);
      await note.waitFor();
      const links = page.locator(`a[href*="/collections/${list}/entries/"]`);
      await links.first().waitFor();
      expect(await wordsOfProgrammers()).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = await links.last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top());
    }

    await page.goto("/admin?demo#/collections/events/new");
    await page.locator('label[for^="title-field-"]').first().waitFor();
    expect(await wordsOfProgrammers()).toEqual([]);
    const box = await page.locator('[class*="EditorContainer"]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
  });
