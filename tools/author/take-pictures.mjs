import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../../scripts/browser.mjs";

const help = `node tools/author/take-pictures.mjs [ORIGIN] [CLUB_ORIGIN]

Writes the pictures of pages in docs/pictures, from a site that is being served (default: http://localhost:9000):
home.webp shows its home page in both themes, widths.webp its events in the windows of a phone, a tablet and a desktop.
With the origin of a second site, which new-club has made, new-club.webp shows the home pages of both.`;

const desktop = { width: 1180, height: 860 };
const gap = 20;

async function takePictures(origin, clubOrigin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
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
  if (clubOrigin) {
    const long = { ...desktop, height: 1240 };
    await write("new-club", [await take(origin, long, "light"), await take(clubOrigin, long, "light")]);
  }
  await browser.close();
}

/** Writes pictures of one height as one, side by side. */
async function write(name, pictures) {
  const width = pictures.reduce((sum, each) => sum + each.width + gap, -gap);
  const places = pictures.map((_, index) => pictures.slice(0, index).reduce((sum, each) => sum + each.width + gap, 0));
  const canvas = { width, height: pictures[0].height, channels: 3, background: "#7d877f" };
  const all = await sharp({ create: canvas })
    .composite(pictures.map(({ picture }, index) => ({ input: picture, left: places[index], top: 0 })))
    .png()
    .toBuffer();
  const file = path.resolve(`docs/pictures/${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(all).resize(1600).webp({ quality: 80 }).toFile(file);
}

if (process.argv.includes("--help")) console.log(help);
else await takePictures(process.argv[2] ?? "http://localhost:9000", process.argv[3]);
