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

/** Puts the cursor at the end of the text of an entry. */
async function enterText(page: Page): Promise<void> {
  await page.locator(".markdown-field textarea").first().click();
  await page.keyboard.press("ControlOrMeta+End");
}

const copied = (program: string) => copiedHtml.find((each) => each.program === program) ?? { html: "", markdown: "" };

/** Closes the tab in the middle of a text, and opens the same entry in a new one, which offers what was written. */
async function breakOff(form: EditorForm, collection: string, name = ""): Promise<string> {
  const { page } = form;
  await page.getByText(decap("editor.editorToolbar.unsavedChanges")).waitFor();
  // Decap keeps it after two seconds without a change; that of the entry when it was new may still be there.
  const isKept = (key: string) =>
    name === "" ? key.startsWith(`backup.${collection}`) : key === `backup.${collection}.${name}`;
  await until("Decap keeps it", async () => (await keptBackups(page)).some((key) => isKept(String(key))));
  await form.restart();
  const asked = page.waitForEvent("dialog");
  await (name === "" ? form.openNew(collection) : form.openEntry(collection, name));
  return (await asked).message();
}

test("an article is written, pasted into, interrupted and saved: the file contains what was shown @main", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const word = copied("Word");
  await form.openNew("blog");
  await write(page, "title", "An hour of writing");
  await enterText(page);
  await page.keyboard.type("Read https://example.org/a_b_c~d first.");
  await pasteHtml(page, word.html);
  await page.keyboard.type(" soon");
  await breakOff(form, "blog");
  await enterText(page);
  await page.keyboard.type(", please");
  await form.publish();
  await form.published();
  expect(articleFormat.fromFile(editor.read("blog/an-hour-of-writing.md"))).toMatchObject({
    title: "An hour of writing",
    body: `Read https://example.org/a_b_c~d first.\n\n${word.markdown} soon, please`,
  });
});

test("an event is pasted into and saved, opened again and interrupted: the file contains what was shown", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const docs = copied("Google Docs");
  await form.openNew("events");
  await write(page, "id", "hour-event");
  await write(page, "title", "Hour of <code> & more");
  await enterText(page);
  await pasteHtml(page, docs.html);
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Mouse");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/hour-event.json"))).toEqual({
    id: "hour-event",
    title: "Hour of <code> & more",
    fullDescription: `${docs.markdown}\n- Mouse`,
  });

  await form.openEntry("events", "hour-event");
  await enterText(page);
  await page.keyboard.type(" pad");
  await breakOff(form, "events", "hour-event");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/hour-event.json")).fullDescription).toBe(`${docs.markdown}\n- Mouse pad`);
});
