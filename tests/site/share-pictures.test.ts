import path from "node:path";
import sharp from "sharp";
import { fileAt, isNoindex, publicDirectory, readablePages } from "../support/built-site";

const pictures = readablePages()
  .filter((page) => !isNoindex(page))
  .map(({ path: page, document }) => {
    const content = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
    return { page, url: content("og:image"), width: content("og:image:width"), height: content("og:image:height") };
  });

test("every page that may be found has a share picture of 1200 by 630, and says so", async () => {
  const wrong: string[] = [];
  for (const { page, url, width, height } of pictures) {
    const file = path.join(publicDirectory, fileAt(new URL(url ?? "").pathname));
    const found = await sharp(file).metadata();
    if (found.width !== 1200 || found.height !== 630 || width !== "1200" || height !== "630") wrong.push(page);
  }
  expect(wrong).toEqual([]);
});

test("no two pages share one, apart from the members beyond the newest", () => {
  const others = pictures.filter(({ page }) => !page.startsWith("/profile/member/"));
  expect(new Set(others.map(({ url }) => url)).size).toBe(others.length);
});
