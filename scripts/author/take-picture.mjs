import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../browser.mjs";

const help = `node scripts/author/take-picture.mjs [ORIGIN]

Writes docs/pictures/home.webp: the home page in both themes, from a site that is being served
(default: http://localhost:9000).`;

const size = { width: 1180, height: 860 };
const gap = 20;

async function takePicture(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const pictures = [];
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport: size, colorScheme, reducedMotion: "reduce" });
    await page.goto(origin, { waitUntil: "networkidle" });
    pictures.push(await page.screenshot());
  }
  await browser.close();
  const canvas = { width: 2 * size.width + gap, height: size.height, channels: 3, background: "#7d877f" };
  const both = await sharp({ create: canvas })
    .composite(pictures.map((input, index) => ({ input, left: index * (size.width + gap), top: 0 })))
    .png()
    .toBuffer();
  const file = path.resolve("docs/pictures/home.webp");
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(both).resize(1600).webp({ quality: 80 }).toFile(file);
}

if (process.argv.includes("--help")) console.log(help);
else await takePicture(process.argv[2] ?? "http://localhost:9000");
