import { expect, test } from "../../support/editor/editor-in-browser";
import type { EditorInBrowser } from "../../support/editor/editor-in-browser";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { BUILT_IN } from "../../support/editor/local-editor";
import { parseJsonObject } from "../../support/json-object";
import { siteLocale } from "../../../src/words/site-language";
import { t } from "../../../src/words/t";
import { decap } from "../../support/editor/words-of-decap";
import { addEntry } from "../../support/editor/editor-form";

test.beforeEach(({ editor }) => {
  mkdirSync(path.join(editor.content, "media"), { recursive: true });
});

/** A file as the file chooser of the system gives it. */
interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small picture in one colour. */
async function square(name: string, red: number, mimeType = "image/png"): Promise<Chosen> {
  const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: { r: red, g: 90, b: 160 } } });
  return { name, mimeType, buffer: await picture.png().toBuffer() };
}

async function redOf(editor: EditorInBrowser, file: string): Promise<number> {
  const { channels } = await sharp(path.join(editor.content, "media", file)).stats();
  return Math.round((channels[0]?.mean ?? 0) / 16);
}

/** Chooses a file in the dialog of all files, which is open. */
async function choose(page: Page, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByText(decap("mediaLibrary.mediaLibraryModal.upload"), { exact: true }).click();
  await (await chooser).setFiles(file);
}

/** Adds a picture to the gallery of the open event by an upload, and returns what the editor says of it. */
async function addToGallery(page: Page, file: Chosen): Promise<string> {
  await page.locator("#notes").evaluateAll((notes) => notes.forEach((note) => note.remove()));
  // The last one adds a link.
  await page.getByRole("button", { name: addEntry() }).nth(-2).click();
  await page
    .getByRole("button", { name: decap("editor.editorWidgets.image.choose") })
    .last()
    .click();
  await choose(page, file);
  const notes = page.getByRole("status").filter({ hasText: t("Uploaded:") });
  await notes.waitFor();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: decap("mediaLibrary.mediaLibraryModal.chooseSelected") })
    .click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return notes.getByRole("listitem").innerText();
}

const heicSentence = (file: string) =>
  t("{file} is {format}, which this browser can't read. Save it as JPEG first.", {
    file,
    format: t("an HEIC picture"),
  });

/** The files of the gallery of an event that was saved. */
function galleryOf(editor: EditorInBrowser, id: string): unknown[] {
  const { gallery } = parseJsonObject(editor.read(`events/${id}.json`));
  return Array.isArray(gallery) ? gallery.map((entry: unknown) => (isJsonObject(entry) ? entry.src : undefined)) : [];
}

test("whatever a file is called, it is the one that is chosen, and the editor says what it is called now", async ({
  editor,
}) => {
  const { form, page } = await editor.open();
  const names: readonly (readonly [given: string, stored: string])[] = [
    ["CON.png", "upload-con.webp"],
    ["#.png", "upload.webp"],
    ["a%2Fb.png", "a-2fb.webp"],
    ["Cafe\u0301.png", "caf\u00e9.webp"],
    ["রুটিন.png", "রুটিন.webp"],
    ["Photo.png", "photo.webp"],
    ["photo.png", "photo-2.webp"],
    [`${"x".repeat(300)}.png`, `${"x".repeat(60)}.webp`],
    ["wrong-extension.jpg", "wrong-extension.webp"],
  ];
  await form.openNew("events", { id: "names-test", title: "Names" });
  for (const [index, [given, stored]] of names.entries()) {
    const mimeType = given.endsWith("jpg") ? "image/jpeg" : given.includes(".") ? "image/png" : "";
    const said = await addToGallery(page, await square(given, (index + 1) * 16, mimeType));
    const named = t("{original} is now {file}.", { original: given, file: stored });
    expect(said).toBe(`${named} ${t("Publish to save it.")}`.replace(/\s+/g, " "));
  }
  await form.publish();
  await form.published();
  expect(galleryOf(editor, "names-test")).toEqual(names.map(([, stored]) => `../media/${stored}`));
  for (const [index, [, stored]] of names.entries())
    expect([stored, await redOf(editor, stored)]).toEqual([stored, index + 1]);
});

test("a photo that is too large is turned upright and reduced, and the editor says so", async ({ editor }) => {
  const { form, page } = await editor.open();
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 3200, height: 2400, channels: 3, background: "#000", noise } });
  const buffer = await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await form.openNew("events", { id: "large-test", title: "Large" });
  const said = await addToGallery(page, { name: "DSC_0001.JPG", mimeType: "image/jpeg", buffer });
  const sizes = { before: "2400 × 3200", after: "1500 × 2000" };
  expect(said).toContain(
    t("{original} is now {file}, reduced from {before} to {after} pixels.", {
      ...{ original: "DSC_0001.JPG", file: "dsc_0001.webp" },
      ...sizes,
    }),
  );
  await form.publish();
  await form.published();
  const stored = await sharp(path.join(editor.content, "media/dsc_0001.webp")).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 1500, height: 2000 });
  expect(stored.exif).toBeUndefined();
});

test("a picture keeps what is clear in it; what moves and what is drawn stay as they are", async ({ editor }) => {
  const { form, page } = await editor.open();
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } });
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 10), Buffer.alloc(16 * 16 * 3, 200)]);
  const moving = () => sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } });
  const gif = await moving()
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer();
  const webp = await moving()
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  await form.openNew("events", { id: "clear-test", title: "Clear" });
  await addToGallery(page, { name: "clear.png", mimeType: "image/png", buffer: await clear.png().toBuffer() });
  await addToGallery(page, { name: "moving.gif", mimeType: "image/gif", buffer: gif });
  await addToGallery(page, { name: "moving-too.webp", mimeType: "image/webp", buffer: webp });
  await addToGallery(page, {
    name: "really-a-gif.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.concat([gif, Buffer.of(0)]),
  });
  await addToGallery(page, { name: "drawing.svg", mimeType: "image/svg+xml", buffer: svg });
  await form.publish();
  await form.published();
  const read = (file: string) => readFileSync(path.join(editor.content, "media", file));
  const { channels } = await sharp(read("clear.webp")).stats();
  expect(channels[3]?.max).toBe(0);
  expect(read("moving.gif")).toEqual(gif);
  expect(read("moving-too.webp")).toEqual(webp);
  expect(read("really-a-gif.gif")).toEqual(Buffer.concat([gif, Buffer.of(0)]));
  expect(read("drawing.svg")).toEqual(svg);
});

test("what can't be uploaded is refused at once with a sentence, and nothing else is chosen", async ({ editor }) => {
  const { form, page } = await editor.open();
  const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(6 * 1024 * 1024)]);
  const refused: readonly (readonly [name: string, content: Buffer, sentence: string])[] = [
    ["IMG_1.HEIC", heic, heicSentence("IMG_1.HEIC")],
    ["phone.jpg", heic, heicSentence("phone.jpg")],
    [
      "broken.png",
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      t("{file} can't be read: it may be damaged.", { file: "broken.png" }),
    ],
    [
      "minutes.jpg",
      Buffer.from("%PDF-1.4\n"),
      t("{file} is {format}, expected {expected}.", {
        file: "minutes.jpg",
        format: t("a PDF document"),
        expected: t("a JPEG picture"),
      }),
    ],
    ["empty.png", Buffer.alloc(0), t("{file} is empty, expected a file with content.", { file: "empty.png" })],
    [
      "large.gif",
      gif,
      t("{file} has {size} MB, expected at most {most, number} MB: a drawing or a moving picture can't be reduced.", {
        file: "large.gif",
        size: (6).toLocaleString(siteLocale(), { minimumFractionDigits: 1 }),
        most: 5,
      }),
    ],
  ];
  await form.openNew("events", { id: "refused-test", title: "Refused" });
  await page
    .getByRole("button", { name: decap("editor.editorWidgets.image.choose") })
    .first()
    .click();
  for (const [name, buffer, sentence] of refused) {
    await choose(page, { name, mimeType: name.endsWith("jpg") ? "image/jpeg" : "image/png", buffer });
    await page
      .getByRole("alert")
      .filter({ hasText: t("Not uploaded:") })
      .getByText(sentence, { exact: true })
      .waitFor();
    expect(
      await page
        .getByRole("dialog")
        .getByRole("button", { name: decap("mediaLibrary.mediaLibraryModal.chooseSelected") })
        .isDisabled(),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await form.publish();
  await form.published();
  expect(parseJsonObject(editor.read("events/refused-test.json"))).toEqual({ id: "refused-test", title: "Refused" });
});

test("in the list of all files, an upload has the name that the editor says; if it fails, no other file is selected", async ({
  editor,
}) => {
  const { page } = await editor.open();
  await page.goto("/admin/#/collections/events");
  await page.getByRole("button", { name: decap("app.header.media") }).click();
  await choose(page, await square("NUL.png", 64));
  await page
    .getByRole("status")
    .getByText(t("{original} is now {file}.", { original: "NUL.png", file: "upload-nul.webp" }), { exact: true })
    .waitFor();
  expect(await redOf(editor, "upload-nul.webp")).toBe(4);

  await page.route(`${BUILT_IN}/**`, (route) =>
    route.request().postData()?.includes('"persistMedia"')
      ? route.fulfill({ status: 500, json: { error: "The disk is full." } })
      : route.fallback(),
  );
  await choose(page, await square("other.png", 128));
  await page
    .getByRole("alert")
    .getByText(t("{file} could not be saved. {reason}", { file: "other.webp", reason: "The disk is full." }))
    .waitFor();
  expect(await page.getByText("API_ERROR").count()).toBe(0);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: decap("app.header.media") }).click();
  expect(
    await page
      .getByRole("dialog")
      .getByRole("button", { name: decap("mediaLibrary.mediaLibraryModal.deleteSelected") })
      .isDisabled(),
  ).toBe(true);
});
