import { expect, test } from "../../support/editor/editor-in-browser";
import { dayAtClub } from "../../../src/domain/time/club-time";
import { parseJsonObject } from "../../support/json-object";
import { keptBackups } from "../../support/editor/editor-in-browser";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

test.beforeEach(({ editor }) => {
  const taken = { id: "lab-closed", title: "Lab closed" };
  editor.write("notices/lab-closed.json", taken);
});

test("a notice needs a title and a text: the id is made of the title, and the date is today", async ({ editor }) => {
  const { page, form } = await editor.open();
  await form.openNew("notices");
  const today = dayAtClub(new Date());
  expect([today, dayAtClub(new Date())]).toContain(await form.value("date"));
  // The title has the focus.
  await page.keyboard.type("Lab closed");
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[id^="id-field-"]')?.value === "lab-closed-2",
  );
  await page.locator('[id^="content-field-"]').first().click();
  await page.keyboard.type("Until Friday.");
  await form.publish();
  await form.published();
  const written = parseJsonObject(editor.read("notices/lab-closed-2.json"));
  const { date, ...words } = written;
  expect(words).toEqual({ id: "lab-closed-2", title: "Lab closed", content: "Until Friday." });
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Object.keys(written)).toEqual(["id", "title", "content", "date"]);
  // From now on it is the name of the file.
  await page.reload();
  const id = page.locator('[id^="id-field-"]');
  await id.waitFor();
  expect(await id.isEditable()).toBe(false);
  await form.type("title", "Lab open again");
  expect(await form.value("id")).toBe("lab-closed-2");
});

test("an untouched new notice leaves no backup, and can be left without a question", async ({ editor }) => {
  const { page, form } = await editor.open();
  const before = await keptBackups(page);
  await form.openNew("notices");
  const questions: string[] = [];
  page.on("dialog", (dialog) => questions.push(dialog.message()));
  expect(await form.value("date")).not.toBe("");
  expect(await page.getByText(decap("editor.editorToolbar.unsavedChanges")).count()).toBe(0);
  await page
    .getByRole("link", { name: decap("editor.editorToolbar.backCollection", { collectionLabel: t("Notices") }) })
    .click();
  await page.locator('a[href*="/entries/"]').first().waitFor();
  expect(await keptBackups(page)).toEqual(before);
  expect(questions).toEqual([]);
});
