import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { settle } from "../browser/interactive-page";

/** The day of the sample and of the clocks in all pictures. */
export const PICTURES_DAY = "2026-11-29";

export const themes = ["light", "dark"] as const;
export const devices = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

export type Device = keyof typeof devices;

/** In CSS pixels: the rest of a longer page looks like the part above. */
const HIGHEST = 2_000;

/** The sizes of the pictures in the project: a dark one only has to show its colours. */
const scales = { light: 0.5, dark: 0.25 };

type Theme = keyof typeof scales;

/** Where `npm run looks` collects pictures in their full size; absent: nowhere. */
const collection = process.env.LOOKS_PAGE;

interface Cut {
  readonly isWindow: boolean;
  readonly middle: string | undefined;
}

/** A picture of the page, from its top or only of the window. */
export async function pictureOf(page: Page, { isWindow, middle }: Cut): Promise<Buffer> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  if (middle !== undefined)
    await page
      .locator(middle)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "center" }));
  await settle(page);
  // A video changes from one moment to the next.
  const mask = [page.locator("video")];
  if (isWindow) return page.screenshot({ mask });
  await page.evaluate(() => window.scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) } });
}

/** The picture in the project: smaller and with fewer colours, which still show a change. */
export async function smallPicture(picture: Buffer, theme: Theme): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  return image
    .resize(Math.round(width * scales[theme]))
    .png({ palette: true, colours: 64, dither: 0, effort: 8 })
    .toBuffer();
}

/** Adds a picture, as this device draws it, to those of `npm run looks`. */
export async function collectPicture(place: readonly string[], take: () => Promise<Buffer>): Promise<void> {
  if (collection === undefined) return;
  const picture = await sharp(await take())
    .webp({ quality: 80 })
    .toBuffer();
  writeFileSync(fileIn(collection, place, "webp"), picture);
}

/** Adds the question about a page. */
export function collectText(place: readonly string[], text: string): void {
  if (collection !== undefined) writeFileSync(fileIn(collection, place, "txt"), text);
}

function fileIn(folder: string, place: readonly string[], ending: string): string {
  const file = `${path.join(folder, ...place)}.${ending}`;
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
