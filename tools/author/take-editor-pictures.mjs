import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "../../scripts/browser.mjs";

const help = `node tools/author/take-editor-pictures.mjs [ORIGIN]

Takes the pictures of docs/editing.md in the sandbox of a site that is being served
(default: http://localhost:9000).`;

async function takePictures(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  const take = async (name) => {
    const file = path.resolve(`docs/pictures/editor-${name}.webp`);
    await sharp(await page.screenshot())
      .resize(1000)
      .webp({ quality: 70 })
      .toFile(file);
  };

  await page.goto(`${origin}/admin?demo#/collections/events`);
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  const entry = page.getByRole("link", { name: "Winter Programming Camp 2026" });
  await entry.waitFor();
  await take("list");

  await entry.click();
  const preview = page.frameLocator("#preview-pane");
  await preview.getByRole("heading", { level: 1 }).waitFor();
  await preview
    .locator("img")
    .first()
    .evaluate((image) => image.decode());
  await take("form");

  // A last day before the first one.
  await page.getByRole("button", { name: /When and where/ }).click();
  await page.getByLabel(/^Last day/).fill("2026-12-17");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await page.getByRole("alert").filter({ hasText: "Please correct this first" }).waitFor();
  await take("refusal");
  await browser.close();
}

if (process.argv.includes("--help")) console.log(help);
else await takePictures(process.argv[2] ?? "http://localhost:9000");
