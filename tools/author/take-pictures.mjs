import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../../scripts/browser.mjs";

const help = `node tools/author/take-pictures.mjs [ORIGIN]

Writes the pictures in docs/pictures, from a site that is being served (default: http://localhost:9000):
home.webp shows its home page in both themes, widths.webp its events in the windows of a phone, a tablet and a desktop,
and editor-*.webp its editor.`;

const desktop = { width: 1180, height: 860 };
const gap = 20;

async function takePictures(browser, origin) {
  const take = async (address, viewport, colorScheme) => {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    return { picture: await page.screenshot(), ...viewport };
  };
  await write("home", [await take(origin, desktop, "light"), await take(origin, desktop, "dark")]);
  await write("widths", [
    await take(`${origin}/events`, { width: 360, height: 860 }, "light"),
    await take(`${origin}/events`, { width: 768, height: 860 }, "dark"),
    await take(`${origin}/events`, { width: 1280, height: 860 }, "light"),
  ]);
}

async function takeEditorPictures(browser, origin) {
  const size = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport: size, colorScheme: "light" });
  const take = async (name) => write(`editor-${name}`, [{ picture: await page.screenshot(), ...size }]);
  await page.goto(`${origin}/admin?demo#/collections/events`);
  const entry = page.getByRole("link", { name: "Winter Programming Camp 2026" });
  await entry.waitFor();
  await take("list");

  await entry.click();
  await page.frameLocator("#preview-pane").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await take("form");

  // A last day before the first one.
  await page.getByRole("button", { name: /When and where/ }).click();
  await page.getByLabel(/^Last day/).fill("2026-12-17");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await page.getByRole("alert").filter({ hasText: "Please correct this first" }).waitFor();
  await take("refusal");
}

/** Joins pictures of the same height, side by side. */
async function write(name, pictures) {
  const width = pictures.reduce((sum, each) => sum + each.width + gap, -gap);
  const places = pictures.map((_, index) => pictures.slice(0, index).reduce((sum, each) => sum + each.width + gap, 0));
  const canvas = { width, height: pictures[0].height, channels: 3, background: "#7d877f" };
  const all = await sharp({ create: canvas })
    .composite(pictures.map(({ picture }, index) => ({ input: picture, left: places[index], top: 0 })))
    .png()
    .toBuffer();
  const file = path.resolve(`docs/pictures/${name}.webp`);
  await sharp(all)
    .resize(pictures.length === 1 ? 1000 : 1600)
    .webp({ quality: 75 })
    .toFile(file);
}

if (process.argv.includes("--help")) console.log(help);
else {
  const [, , origin = "http://localhost:9000"] = process.argv;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  await takePictures(browser, origin);
  await takeEditorPictures(browser, origin);
  await browser.close();
}
