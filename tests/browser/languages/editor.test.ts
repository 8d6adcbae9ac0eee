import { expect, test } from "../../support/editor/editor-in-browser";
import type { Locator, Page } from "@playwright/test";
import { articleFile } from "../../support/content/content-tree";
import { type OpenedEditor } from "../../support/editor/editor-in-browser";
import { parseJsonObject } from "../../support/json-object";

/** The fields of the Bangla translation, whose group is open. */
async function translation(page: Page): Promise<Locator> {
  const groups = ["translations", "bn"].map((name) => page.locator(`[id^="${name}-field-"]`).first());
  for (const group of groups) await group.locator('[data-testid="expand-button"]').first().click();
  return page.locator('[id^="bn-field-"]').first();
}

const fieldIn = (group: Locator, name: string) => group.locator(`[id^="${name}-field-"]`);
/** What the form says above a field. */
const originalOf = (field: Locator) =>
  field.locator('xpath=ancestor::div[.//*[@class="original"]][1]').locator(".original p").innerText();

async function save(form: OpenedEditor["form"]): Promise<void> {
  await form.publish();
  await form.published();
}

test("above each field of a translation is its original, in lists of the entry at the same place, and saving keeps the places", async ({
  editor,
}) => {
  const modules = [
    { id: "one", title: "الأول", videoUrl: "https://youtu.be/dQw4w9WgXcQ" },
    { id: "two", title: "الثاني", videoUrl: "https://youtu.be/dQw4w9WgXcQ" },
  ];
  const course = { id: "course", title: "دورة", description: "وصف الدورة", modules };
  editor.write("courses/course.json", {
    ...course,
    translations: { bn: { title: "কোর্স", modules: [{}, { title: "দুই" }] } },
  });
  const { form, page } = await editor.open();
  await form.openEntry("courses", "course");
  const bangla = await translation(page);
  expect(await originalOf(fieldIn(bangla, "title").first())).toBe("دورة");
  expect(await originalOf(fieldIn(bangla, "description").first())).toBe("وصف الدورة");
  const list = fieldIn(bangla, "modules");
  await list.locator('[data-testid="expand-button"]').first().click();
  const second = list.locator('[class*="SortableListItem"]').nth(1);
  await second.locator("button").first().click();
  expect(await originalOf(fieldIn(second, "title"))).toBe("الثاني");

  await fieldIn(bangla, "description").first().click();
  await page.keyboard.type("কোর্সের কথা");
  await save(form);
  expect(parseJsonObject(editor.read("courses/course.json")).translations).toEqual({
    bn: { title: "কোর্স", description: "কোর্সের কথা", modules: [{}, { title: "দুই" }] },
  });
});

test("the form of an article holds the translation that lies in the file beside it", async ({ editor }) => {
  editor.write("blog/first.md", articleFile("title: المقال الأول\nexcerpt: عن البداية", "النص.\n"));
  editor.write("blog/first.bn.md", articleFile("title: প্রথম লেখা", "লেখাটি।\n"));
  const { form, page } = await editor.open();
  await form.openEntry("blog", "first");
  const bangla = await translation(page);
  const title = fieldIn(bangla, "title").first();
  expect(await title.inputValue()).toBe("প্রথম লেখা");
  expect(await originalOf(title)).toBe("المقال الأول");
  const excerpt = fieldIn(bangla, "excerpt").first();
  await excerpt.click();
  await page.keyboard.type("শুরুর কথা");
  const before = editor.read("blog/first.md");
  await save(form);
  expect(editor.read("blog/first.md")).toBe(before);
  expect(editor.read("blog/first.bn.md")).toBe(articleFile("title: প্রথম লেখা\nexcerpt: শুরুর কথা", "লেখাটি।\n"));

  // Saving does not undo what someone else has written meanwhile.
  await form.focus("title");
  await page.keyboard.type("!");
  editor.write("blog/first.bn.md", articleFile("title: আরেকটি", "লেখা।\n"));
  await form.publish();
  expect(await form.refusals()).toHaveLength(1);
  expect(editor.read("blog/first.bn.md")).toContain("title: আরেকটি");
});
