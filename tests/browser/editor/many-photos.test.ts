import { expect, test } from "../../support/editor/editor-in-browser";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LONGEST_SIDE } from "../../../src/cms/photos/photo-file";
import { allRules, auditPage } from "../../support/browser/axe-audit";
import { photoWithLocation, uprightPhoto } from "../../support/content/photo";
import { metadataOf } from "../../support/content/picture-metadata";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";

const folder = mkdtempSync(path.join(os.tmpdir(), "photos-"));

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeAll(async () => {
  writeFileSync(path.join(folder, "IMG_1.JPG"), await uprightPhoto({ width: 3000, height: 2000 }));
  writeFileSync(path.join(folder, "IMG_2.JPG"), await photoWithLocation("jpeg", "#993333"));
  writeFileSync(path.join(folder, "IMG_3.png"), await photoWithLocation("png", "#339933"));
  writeFileSync(path.join(folder, "minutes.jpg"), "%PDF-1.4\n%%EOF\n");
  writeFileSync(path.join(folder, "broken.jpg"), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]));
});

const [, addMany = ""] = /<add>(.*)<\/add>/.exec(t("<add>Add many photos</add> or drop them here.")) ?? [];
const noPhoto = t("{file} is {format}, expected a photo (JPEG, PNG, WebP or AVIF).", {
  file: "minutes.jpg",
  format: t("a PDF document"),
});

const photos = ["IMG_1.JPG", "IMG_2.JPG", "IMG_3.png"];

async function chooseFiles(page: Page, names: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  // With the keyboard: a press of the mouse would prove less.
  await page.getByRole("button", { name: addMany }).press("Enter");
  await (await chooser).setFiles(names.map((name) => path.join(folder, name)));
}

test("an editor adds three photos to an event, with one dialog for their alt texts", async ({ editor }) => {
  const { form, page } = await editor.open();
  // The next free number is one that no file has.
  editor.write("media/photos-test-4.jpg", await photoWithLocation("jpeg"));
  await form.openNew("events");
  await form.type("id", "photos-test");
  await form.type("title", "Photos");
  await chooseFiles(page, [...photos, "minutes.jpg", "broken.jpg"]);
  const dialog = page.getByRole("dialog", { name: t("What do the photos show?") });
  await dialog
    .getByRole("button", { name: t("{count, plural, one {Add # photo} other {Add # photos}}", { count: 3 }) })
    .waitFor();
  await dialog.getByText(noPhoto).waitFor();
  await dialog.getByText(t("{file} can't be read: it may be damaged.", { file: "broken.jpg" })).waitFor();
  expect(await auditPage(page, allRules, "dialog")).toEqual([]);
  expect(await auditPage(page, allRules, ".photos-add")).toEqual([]);
  await dialog.getByLabel(t("What does {photo} show?", { photo: "IMG_1.JPG" })).fill("The hall is full");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two students laugh");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page
    .getByText(
      t("{count, plural, one {# photo added. Publish to save.} other {# photos added. Publish to save.}}", {
        count: 3,
      }),
    )
    .waitFor();
  expect(
    await page.getByRole("button", { name: addMany }).evaluate((button) => document.activeElement === button),
  ).toBe(true);
  const preview = page.frameLocator("iframe").getByRole("img", { name: "Two students laugh" });
  await preview.waitFor({ state: "attached" });
  await form.publish();
  await form.published();

  const saved: unknown = JSON.parse(editor.read("events/photos-test.json"));
  expect(saved).toEqual({
    id: "photos-test",
    title: "Photos",
    gallery: [
      { src: "../media/photos-test-5.webp", alt: "The hall is full" },
      { src: "../media/photos-test-6.webp", alt: "Two students laugh" },
      { src: "../media/photos-test-7.webp" },
    ],
  });
  for (const number of [5, 6, 7]) {
    const bytes = readFileSync(path.join(editor.content, `media/photos-test-${number}.webp`));
    expect(await metadataOf(bytes)).toEqual([]);
  }
  const tall = sharp(path.join(editor.content, "media/photos-test-5.webp"));
  expect(await tall.metadata()).toMatchObject({ width: Math.round((LONGEST_SIDE * 2) / 3), height: LONGEST_SIDE });
  // What was at the left of the sensor is at the top.
  const { data } = await tall.resize(1, 2).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data].map((value) => Math.round(value / 255))).toEqual([1, 0, 0, 0, 0, 1]);
  expect(await sharp(path.join(editor.content, "media/photos-test-6.webp")).metadata()).toMatchObject({ width: 64 });
  expect(
    editor
      .checkLines()
      .filter(
        (line) =>
          line.includes("photos-test") &&
          !line.includes(t("has no alt text, expected a sentence that says what the picture shows")),
      ),
  ).toEqual([]);
});

test("cancelling leaves nothing behind, and what is not a photo is refused with a sentence", async ({ editor }) => {
  const { form, page } = await editor.open();
  const before = editor.changes();
  await form.openNew("posts");
  await form.type("id", "990001");
  await form.type("title", "No photos");
  await chooseFiles(page, photos);
  const dialog = page.getByRole("dialog", { name: t("What do the photos show?") });
  await dialog
    .getByRole("button", { name: t("{count, plural, one {Add # photo} other {Add # photos}}", { count: 3 }) })
    .waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await chooseFiles(page, ["minutes.jpg"]);
  await page.getByRole("alert").getByText(noPhoto).waitFor();
  expect(await dialog.count()).toBe(0);
  expect(editor.changes()).toEqual(before);
  await form.publish();
  await form.published();
  expect(JSON.parse(editor.read("posts/990001.json"))).toEqual({ id: 990_001, title: "No photos" });
  expect(readdirSync(path.join(editor.content, "media")).filter((name) => name.startsWith("post-990001"))).toEqual([]);
  expect(existsSync(path.join(editor.content, "media/IMG_1.JPG"))).toBe(false);
});

/** Drops files on a part of the page, as from a folder of the computer. */
async function drop(page: Page, selector: string, names: readonly string[]): Promise<void> {
  const files = names.map((name) => ({ name, base64: readFileSync(path.join(folder, name)).toString("base64") }));
  const transfer = await page.evaluateHandle((contents) => {
    const made = new DataTransfer();
    for (const { name, base64 } of contents)
      made.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    return made;
  }, files);
  await page.dispatchEvent(selector, "dragover", { dataTransfer: transfer });
  await page.dispatchEvent(selector, "drop", { dataTransfer: transfer });
}

test("photos are dropped on a post of the sandbox; the same photo twice is kept once", async ({ page }) => {
  await page.goto("/admin?demo#/collections/posts/new?id=990002&title=Dropped");
  await page
    .getByText(t("Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything."))
    .waitFor();
  await page.locator(".photos").waitFor();
  await drop(page, ".photos", ["IMG_2.JPG", "IMG_2.JPG"]);
  const dialog = page.getByRole("dialog", { name: t("What do the photos show?") });
  await dialog
    .getByRole("button", { name: t("{count, plural, one {Add # photo} other {Add # photos}}", { count: 2 }) })
    .click();
  await page
    .getByText(
      t("{count, plural, one {# photo added. Publish to save.} other {# photos added. Publish to save.}}", {
        count: 1,
      }),
    )
    .waitFor();
  await page
    .getByRole("alert")
    .getByText(t("{photo} is already in this entry.", { photo: "IMG_2.JPG" }))
    .waitFor();
  // A drop beside the list must not lose the entry.
  await drop(page, "body", ["IMG_3.png"]);
  await page.getByRole("button", { name: decap("editor.editorToolbar.publish"), exact: true }).click();
  await page.getByRole("menuitem", { name: decap("editor.editorToolbar.publishNow") }).click();
  await page.getByText(decap("editor.editorToolbar.changesSaved")).waitFor();
  const stored = await page.evaluate((): unknown => Reflect.get(window, "repoFiles"));
  const text = JSON.stringify(stored);
  // After the word for a post in the language of the editor.
  const [, name] = /\\"src\\": \\"\.\.\/media\/([a-z]+-990002-1\.webp)\\"/.exec(text) ?? [];
  expect(text).toContain(`"${name}"`);
  expect(text).not.toContain("-990002-2");
});
