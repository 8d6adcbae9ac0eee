import { expect, test } from "../../support/editor/editor-in-browser";
import type { Page } from "@playwright/test";
import { articleFormat } from "../../../src/content/read/file-formats";
import { copiedHtml } from "../../support/editor/copied-html";
import type { EditorForm } from "../../support/editor/editor-form";
import { parseJsonObject } from "../../support/json-object";
import { keptBackups } from "../../support/editor/editor-in-browser";
import { pasteHtml } from "../../support/editor/writing";
import { until } from "../../support/until";
import { decap } from "../../support/editor/words-of-decap";

/** Writes into a field with the keys of the keyboard. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`[id^="${name}-field-"]`).first().click();
  await page.keyboard.type(text);
}

const copied = (program: string) => copiedHtml.find((each) => each.program === program) ?? { html: "", markdown: "" };

/** Closes the tab in the middle of a text, and opens the same entry in a new one, which offers what was written. */
async function breakOff(form: EditorForm, collection: string, name = ""): Promise<void> {
  const { page } = form;
  await page.getByText(decap("editor.editorToolbar.unsavedChanges")).waitFor();
  // Decap keeps it after two seconds without a change.
  await until("Decap keeps it", async () =>
    (await keptBackups(page)).some((key) => String(key).startsWith(`backup.${collection}`)),
  );
  await form.restart();
  await Promise.all([
    page.waitForEvent("dialog", (dialog) => dialog.message().startsWith(decap("editor.editor.confirmLoadBackup"))),
    name === "" ? form.openNew(collection) : form.openEntry(collection, name),
  ]);
}

test("an article is written, pasted into, broken off and saved: the file holds what was shown", async ({ editor }) => {
  const { form, page } = await editor.open();
  const word = copied("Word");
  const typed = "Read https://example.org/a_b_c~d*e* first, then 2 * 3 * 4.";
  await form.openNew("blog");
  await write(page, "title", "An hour of writing");
  await form.text().click();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await pasteHtml(page, word.html);
  await page.keyboard.type(" soon");
  const shown = await form.text().inputValue();
  expect([shown.startsWith(typed), shown.includes(word.markdown)]).toEqual([true, true]);
  await breakOff(form, "blog");
  await expect(form.text()).toHaveValue(shown);
  await form.text().press("ControlOrMeta+End");
  await page.keyboard.type(", please");
  await form.publish();
  await form.published();
  expect(articleFormat.fromFile(editor.read("blog/an-hour-of-writing.md"))).toMatchObject({
    title: "An hour of writing",
    body: `${shown}, please`,
  });
});

test("an event is written, pasted into, saved, opened again, broken off and saved", async ({ editor }) => {
  const { form, page } = await editor.open();
  const fieldIn = (file: string) => parseJsonObject(editor.read(file)).fullDescription;
  await form.openNew("events");
  await write(page, "id", "hour-event");
  await write(page, "title", "Hour of <code> & more");
  await form.text().click();
  await pasteHtml(page, copied("Google Docs").html);
  await page.keyboard.type("Mouse");
  const shown = await form.text().inputValue();
  await form.publish();
  await form.published();
  expect(fieldIn("events/hour-event.json")).toBe(shown);

  await page.reload();
  await expect(form.text()).toHaveValue(shown);
  await form.text().press("ControlOrMeta+End");
  await page.keyboard.type(" pad");
  await breakOff(form, "events", "hour-event");
  await expect(form.text()).toHaveValue(`${shown} pad`);
  await form.publish();
  await form.published();
  expect(fieldIn("events/hour-event.json")).toBe(`${shown} pad`);
});
