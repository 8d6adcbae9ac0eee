import { expect, test, type EditorInBrowser } from "../../support/editor/editor-in-browser";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LONGEST_SIDE } from "../../../src/cms/media/photo-file";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { t } from "../../../src/words/t";
import { allRules, auditPage } from "../../support/browser/axe-audit";
import { photoWithLocation, uprightPhoto } from "../../support/content/photo";
import { metadataOf } from "../../support/content/picture-metadata";
import { decap } from "../../support/editor/words-of-decap";
import { parseJsonObject } from "../../support/json-object";

/** A file as the file chooser of the system gives it. */
interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function square(name: string, red: number, mimeType = "image/png"): Promise<Chosen> {
  const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: { r: red, g: 90, b: 160 } } });
  return { name, mimeType, buffer: await picture.png().toBuffer() };
}

const library = (page: Page) => page.getByRole("dialog");

/** The files that the library shows, to be chosen. */
const shownFiles = (page: Page) => library(page).locator(".media-grid input");

/** Opens the library from the last button of this name with the keyboard, and waits for its files. */
async function openLibrary(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).last().press("Enter");
  await shownFiles(page).first().waitFor();
}

/** Chooses files of the computer, and returns the library's message about them. */
async function upload(page: Page, files: string | string[] | Chosen | Chosen[]): Promise<string> {
  const chooser = page.waitForEvent("filechooser");
  await library(page)
    .getByRole("button", { name: t("Upload…") })
    .press("Enter");
  await (await chooser).setFiles(files);
  await library(page)
    .getByRole("button", { name: t("Upload…"), disabled: false })
    .waitFor();
  return library(page).getByRole("status").innerText();
}

async function insert(page: Page): Promise<void> {
  await library(page).locator("button:not([type])").press("Enter");
  await library(page).waitFor({ state: "detached" });
}

const mediaFile = (editor: EditorInBrowser, name: string) => path.join(editor.content, "media", name);

/** The gallery of an event that was saved. */
function galleryOf(editor: EditorInBrowser, id: string): unknown {
  return parseJsonObject(editor.read(`events/${id}.json`)).gallery;
}

test("pictures are found, described and inserted with only the keyboard", async ({ editor }) => {
  const { form, page } = await editor.open();
  editor.write("media/keys-hall.jpg", await photoWithLocation("jpeg", "#993333"));
  editor.write("media/keys-stage.jpg", await photoWithLocation("jpeg", "#339933"));
  await form.openNew("events", { id: "keys-test", title: "Keys" });
  await openLibrary(page, t("Choose a picture: {field}", { field: t("Image") }));
  // Search, choose with the arrows, insert.
  await page.keyboard.type("keys-");
  await shownFiles(page).nth(2).waitFor({ state: "detached" });
  expect(await auditPage(page, allRules, "dialog")).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await library(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");

  await openLibrary(page, t("Add pictures: {field}", { field: t("Gallery") }));
  await page.keyboard.type("keys-");
  await shownFiles(page).nth(2).waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await library(page).locator("fieldset input:focus").waitFor();
  expect(await auditPage(page, allRules, "dialog")).toEqual([]);
  await page.keyboard.type("The stage before the final");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("The hall is full");
  await page.keyboard.press("Enter");
  await library(page).waitFor({ state: "detached" });
  await form.publish();
  await form.published();
  const saved = parseJsonObject(editor.read("events/keys-test.json"));
  const [first, second] = ["../media/keys-hall.jpg", "../media/keys-stage.jpg"].toSorted(
    (one, other) => Number(other === saved.image) - Number(one === saved.image),
  );
  expect(saved.gallery).toEqual([
    { src: second, alt: "The hall is full" },
    { src: first, alt: "The stage before the final" },
  ]);
});

test("photos are turned upright and reduced, and nothing tells where they were taken", async ({ editor }, testInfo) => {
  const { form, page } = await editor.open();
  writeFileSync(testInfo.outputPath("IMG_1.JPG"), await uprightPhoto({ width: 3000, height: 2000 }));
  writeFileSync(testInfo.outputPath("IMG_2.JPG"), await photoWithLocation("jpeg", "#993333"));
  writeFileSync(testInfo.outputPath("IMG_3.png"), await photoWithLocation("png", "#339933"));
  await form.openNew("events", { id: "photos-test", title: "Photos" });
  await openLibrary(page, t("Add pictures: {field}", { field: t("Gallery") }));
  const names = ["IMG_1.JPG", "IMG_2.JPG"];
  const said = await upload(
    page,
    names.map((name) => testInfo.outputPath(name)),
  );
  const sizes = { before: "2000 × 3000", after: `${Math.round((LONGEST_SIDE * 2) / 3)} × ${LONGEST_SIDE}` };
  expect(said).toContain(
    t("{original} is now {file}, reduced from {before} to {after} pixels.", {
      ...{ original: "IMG_1.JPG", file: "img_1.webp" },
      ...sizes,
    }),
  );
  expect(said).toContain(t("{original} is now {file}.", { original: "IMG_2.JPG", file: "img_2.webp" }));
  await insert(page);
  // Those that are there stay.
  await openLibrary(page, t("Add pictures: {field}", { field: t("Gallery") }));
  await upload(page, testInfo.outputPath("IMG_3.png"));
  await insert(page);
  await form.publish();
  await form.published();
  expect(galleryOf(editor, "photos-test")).toEqual([1, 2, 3].map((number) => ({ src: `../media/img_${number}.webp` })));
  for (const number of [1, 2, 3])
    expect(await metadataOf(readFileSync(mediaFile(editor, `img_${number}.webp`)))).toEqual([]);
  const tall = sharp(mediaFile(editor, "img_1.webp"));
  expect(await tall.metadata()).toMatchObject({ width: Math.round((LONGEST_SIDE * 2) / 3), height: LONGEST_SIDE });
  // What was at the left of the sensor is at the top.
  const { data } = await tall.resize(1, 2).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data].map((value) => Math.round(value / 255))).toEqual([1, 0, 0, 0, 0, 1]);
  expect(await sharp(mediaFile(editor, "img_2.webp")).metadata()).toMatchObject({ width: 64 });
});

test("a picture keeps transparent parts; animations and drawings are not changed", async ({ editor }) => {
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
  const renamed = Buffer.concat([gif, Buffer.of(0)]);
  await form.openNew("events", { id: "clear-test", title: "Clear" });
  await openLibrary(page, t("Add pictures: {field}", { field: t("Gallery") }));
  await upload(page, [
    { name: "clear.png", mimeType: "image/png", buffer: await clear.png().toBuffer() },
    { name: "moving.gif", mimeType: "image/gif", buffer: gif },
    { name: "moving-too.webp", mimeType: "image/webp", buffer: webp },
    { name: "really-a-gif.jpg", mimeType: "image/jpeg", buffer: renamed },
    { name: "drawing.svg", mimeType: "image/svg+xml", buffer: svg },
  ]);
  await insert(page);
  await form.publish();
  await form.published();
  const { channels } = await sharp(mediaFile(editor, "clear.webp")).stats();
  expect(channels[3]?.max).toBe(0);
  expect(readFileSync(mediaFile(editor, "moving.gif"))).toEqual(gif);
  expect(readFileSync(mediaFile(editor, "moving-too.webp"))).toEqual(webp);
  expect(readFileSync(mediaFile(editor, "really-a-gif.gif"))).toEqual(renamed);
  expect(readFileSync(mediaFile(editor, "drawing.svg"))).toEqual(svg);
});

/** Drops files on a part of the page, as from a folder of the computer. */
async function drop(page: Page, selector: string, files: readonly Chosen[]): Promise<void> {
  const contents = files.map(({ name, buffer }) => ({ name, base64: buffer.toString("base64") }));
  const transfer = await page.evaluateHandle((given) => {
    const made = new DataTransfer();
    for (const { name, base64 } of given)
      made.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
    return made;
  }, contents);
  await page.dispatchEvent(selector, "dragover", { dataTransfer: transfer });
  await page.dispatchEvent(selector, "drop", { dataTransfer: transfer });
}

test("a picture is dropped on a post of the sandbox", async ({ site }) => {
  const { page } = await site.open();
  await page.goto("/admin?demo#/collections/posts/new?id=990002&title=Dropped");
  await page.locator(".picture-list").waitFor();
  await drop(page, ".picture-list", [await square("dropped.png", 96)]);
  await library(page).locator(".media-grid :checked").waitFor();
  await insert(page);
  await page.getByRole("button", { name: decap("editor.editorToolbar.publish"), exact: true }).click();
  await page.getByRole("menuitem", { name: decap("editor.editorToolbar.publishNow") }).click();
  await page.getByText(decap("editor.editorToolbar.changesSaved")).waitFor();
  const stored = await page.evaluate((): unknown => Reflect.get(window, "repoFiles"));
  const posts: unknown = isJsonObject(stored) ? stored.posts : undefined;
  expect(JSON.stringify(posts)).toContain("../media/dropped.webp");
});
