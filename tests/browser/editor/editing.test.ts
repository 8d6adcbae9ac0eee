import { expect, test } from "../../support/editor/editor-in-browser";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { buildFiles } from "../../../src/domain/routes";
import { event } from "../../../src/model/kinds/event";
import { quote, sentenceAbout } from "../../../src/model/check/sentence";
import { memberField, shifts } from "../../../src/model/member-fields";
import { fieldsOf } from "../../../src/model/schema/schema-fields";
import { t } from "../../../src/words/t";
import { auditPage } from "../../support/browser/axe-audit";
import { parseJsonObject } from "../../support/json-object";
import { EditorForm } from "../../support/editor/editor-form";
import { decap } from "../../support/editor/words-of-decap";
import { ANY, matching } from "../../support/matching-words";

const example = fieldsOf(event.schema).find(({ name }) => name === "id")?.info.example ?? "";
const id = `${example}-test`;

const close = t("Close||notes of the editor");
const nothingIsSaved = t("Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything.");
const unsaved = decap("editor.editorToolbar.unsavedChanges");
const wrongTime = matching(
  sentenceAbout(
    t("Time"),
    t(
      "is {value}, expected a time such as '10:00 AM - 6:00 PM'; the page will show it unchanged and use the whole day",
      { value: quote("soon") },
    ),
  ),
);
const backTo = (collectionLabel: string) => decap("editor.editorToolbar.backCollection", { collectionLabel });

test("an editor creates an event with a picture, changes it and deletes it @main", async ({ editor }) => {
  const { form } = await editor.open();
  await form.openNew("events");
  await form.type("id", id);
  await form.type("title", "Bits & Bytes");
  const image = fieldsOf(event.schema).find(({ name }) => name === "image");
  if (image) await form.fillWithExample(image, await editor.makeUploads());
  await form.publish();
  await form.published();
  expect(JSON.parse(editor.read(`events/${id}.json`))).toEqual({
    id,
    title: "Bits & Bytes",
    image: "../media/test-photo.webp",
  });
  expect(existsSync(path.join(editor.content, "media/test-photo.webp"))).toBe(true);

  await form.openEntry("events", id);
  await form.type("date", "2031-02-14");
  await form.publish();
  await form.published();
  expect(editor.read(`events/${id}.json`)).toContain('\n  "title": "Bits & Bytes",\n  "date": "2031-02-14",\n');
  expect(editor.checkLines().filter((line) => line.includes(id))).toEqual([]);

  await form.remove();
  expect(existsSync(path.join(editor.content, `events/${id}.json`))).toBe(false);
});

test("what the content check would refuse is not saved, and the editor says why @main", async ({ editor }) => {
  const { form } = await editor.openAnew();
  const before = editor.changes();
  await form.openNew("members");
  await form.type("id", "1");
  await form.type("name", "Somebody Else");
  await form.type("session", "2023");
  await form.choose("shift", shifts()[0], "first");
  await form.publish();
  expect(await form.refusals()).toEqual([
    t("{field}: {expectation}.", {
      field: memberField("session").label,
      expectation: t("expected two years such as 2023-2024"),
    }),
  ]);
  await form.page.getByRole("alert").getByRole("button", { name: close }).click();
  await form.type("session", "2023-2024");
  await form.publish();
  const [refusal = ""] = await form.refusals();
  expect(refusal).toMatch(
    matching(
      sentenceAbout(
        t("Member ID"),
        t("is {id}, which {file} already has, expected another number", { id: "1", file: `${ANY}/members/1.json` }),
      ),
    ),
  );
  expect(editor.changes()).toEqual(before);
});

test("an entry that another one links to is not deleted, and the editor says which one", async ({ editor }) => {
  editor.write("events/linked-test.json", { id: "linked-test", title: "Linked" });
  editor.write("notices/linking-test.json", {
    id: "linking-test",
    title: "Linking",
    content: "[Read](/events/linked-test)",
  });
  const { form } = await editor.open();
  await form.openEntry("events", "linked-test");
  await form.askToRemove();
  expect(await form.refusals("deleted")).toEqual([
    expect.stringMatching(
      matching(
        t("This would break {file}: {sentence}", {
          file: `${ANY}/notices/linking-test.json`,
          sentence: `${t("Content")} ${ANY}'/events/linked-test'${ANY}`,
        }),
      ),
    ),
  ]);
  expect(existsSync(path.join(editor.content, "events/linked-test.json"))).toBe(true);

  await form.openEntry("notices", "linking-test");
  await form.remove();
  await form.openEntry("events", "linked-test");
  await form.remove();
  expect(existsSync(path.join(editor.content, "events/linked-test.json"))).toBe(false);
});

test("an entry that changed in the repository after it was opened is not saved over that change", async ({
  editor,
}) => {
  const write = (fields: object) => editor.write("events/twice-test.json", { id: "twice-test", ...fields });
  write({ title: "Stored" });
  const { form, page } = await editor.open();
  await form.openEntry("events", "twice-test");
  await form.type("title", "First");
  await form.publish();
  await form.published();
  await form.type("title", "Second");
  await page.getByText(unsaved).waitFor();
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/twice-test.json")).title).toBe("Second");

  write({ title: "Second", venue: "Written by someone else" });
  await form.type("title", "Third");
  await form.publish();
  expect(await form.refusals()).toEqual([
    t(
      "Someone has changed this entry since you opened it, and saving would undo that. Copy what you wrote, reload the page, and choose Cancel if the editor offers a local backup. Then add your text again.",
    ),
  ]);
  expect(parseJsonObject(editor.read("events/twice-test.json")).title).toBe("Second");
});

test("the sandbox holds what the site shows, takes changes and asks no other server @main", async ({ page }) => {
  await page.goto(
    `/admin?demo#/collections/events/new?id=${id}&title=${encodeURIComponent('Tom & "Jerry"')}&time=soon`,
  );
  await page.getByText(nothingIsSaved).waitFor();
  expect(await page.locator('input[id^="title-field-"]').inputValue()).toBe('Tom & "Jerry"');
  const form = new EditorForm(page);
  await form.publish();
  await form.published();
  await page.getByRole("status").getByText(wrongTime).waitFor();
  await page.getByRole("link", { name: backTo(t("Events")) }).click();
  await page.getByRole("link", { name: /Tom & "Jerry"/ }).waitFor();
});

test("an item that waits for its time is in the preview right away, with the pictures in its text", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#336699" } }).webp();
  editor.write("media/shown-test.webp", await picture.toBuffer());
  const content = "![A square](../media/shown-test.webp)";
  editor.write("notices/shown-test.json", { id: "shown-test", title: "Shown", content, publishAt: "2998-01-01 18:30" });
  await form.openEntry("notices", "shown-test");
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { name: "Shown" }).waitFor();
  await preview.getByRole("img", { name: "A square" }).waitFor();
  await page.waitForFunction(() => {
    const shown = document.querySelector("iframe")?.contentDocument?.querySelector("img");
    return shown && shown.naturalWidth > 0 && shown.src.startsWith("blob:");
  });
});

/** Blocks the browser's storage for a page. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { configurable: true, get });
    Object.defineProperty(window, "indexedDB", { configurable: true, get });
  });
}

test("the sandbox works where the browser blocks its storage", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/admin?demo#/collections/events");
  await page.getByText(nothingIsSaved).waitFor();
  await page.getByRole("heading", { level: 1, name: t("Events") }).waitFor();
});

test("if the content of the sandbox is missing, broken or something else, the editor says so and offers another try", async ({
  page,
  errors,
}) => {
  const alert = page.getByRole("alert");
  const again = alert.getByRole("button", { name: t("Try again") });
  const file = buildFiles.sandboxTexts;
  const notThere = t("The content of the sandbox could not be loaded: {file} answered {status}.", {
    ...{ file, status: 404 },
  });
  const other = t("The content of the sandbox could not be loaded: {file} has a format that the sandbox can't read.", {
    file,
  });
  const answers = [
    [{ status: 404, body: "not here" }, notThere, () => page.goto("/admin?demo")],
    [{ status: 200, body: "{" }, other, () => again.click()],
    [{ status: 200, body: "[]" }, other, () => again.click()],
  ] as const;
  for (const [answer, reason, open] of answers) {
    await page.unroute("**/admin/demo.json");
    const isAsked = page.waitForResponse("**/admin/demo.json");
    await page.route("**/admin/demo.json", (route) => route.fulfill(answer));
    await open();
    await isAsked;
    await alert.getByText(reason).waitFor();
    expect(await page.getByText(t("Loading the editor…")).isVisible()).toBe(false);
    expect(await alert.getByRole("link", { name: t("Go to the site") }).getAttribute("href")).toBe(servedPath("/"));
  }
  expect(await auditPage(page)).toEqual([]);
  await page.unroute("**/admin/demo.json");
  await again.click();
  await page.getByText(nothingIsSaved).waitFor();
  // The console has the same sentences.
  expect(errors.splice(0).filter((error) => !error.startsWith("error: "))).toEqual([
    `404: ${new URL(servedPath(file), page.url()).href}`,
  ]);
});

test("if the editor itself can't be loaded, its page says so", async ({ page, errors }) => {
  await page.route("**/admin/assets/admin-*.js", (route) => route.abort());
  await page.goto("/admin?demo");
  await page
    .getByRole("alert")
    .getByText(t("A part of it could not be loaded. You may be offline, or the site is being updated."))
    .waitFor();
  expect(errors.splice(0).join()).toMatch(/^failed: \S+\/admin-\w+\.js net::ERR_FAILED$/);
});
